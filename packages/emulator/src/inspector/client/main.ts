// Adds to the pages of the inspector where a browser runs scripts: copying, keys, a clock that ticks.
import { copyButtons } from './copy.ts'
import { keys } from './keys.ts'
import { tickingClock } from './ticking-clock.ts'

copyButtons(document)
keys(document)
tickingClock(document)
