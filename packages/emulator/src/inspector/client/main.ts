// Adds to the pages of the inspector where a browser runs scripts: copying, keys, a clock that ticks, and live pages.
import { copyButtons, showCopyButtons } from './copy.ts'
import { keys } from './keys.ts'
import { live } from './live.ts'
import { tickingClock } from './ticking-clock.ts'

copyButtons(document)
keys(document)
tickingClock(document)
live(document, () => showCopyButtons(document))
