import { collection, type CollectionDefinition, type State, type Stored } from './state.ts'

/** The parts of an installation that stay the same for its whole life. */
export interface Installation extends Stored {
  readonly instanceId: string
  readonly siteId: string
  /** Name of the seed that the data started from. */
  readonly seed: string
  /** The address that is written into the data, such as those of pictures. */
  readonly origin: string
}

export const installations: CollectionDefinition<Installation> =
  collection<Installation>('emulator.installation')

/** The site that the emulator plays; it is the same on each machine, so that apps can configure it. */
export const localSiteId = '3f6a5a52-4a7e-4c69-8d1c-54b7a1f0c9d2'

/** The installation of this state; `undefined` before the first seed. */
export const findInstallation = (state: State): Installation | undefined =>
  state.in(installations).get('this')
