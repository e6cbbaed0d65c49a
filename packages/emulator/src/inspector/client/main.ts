// Adds to the pages of the inspector where a browser runs scripts: copying, search in JSON, keys, a clock that ticks, and
// live pages.
import { copyButtons, showCopyButtons } from './copy.ts'
import { findFields, showFindFields } from './find.ts'
import { keys } from './keys.ts'
import { live } from './live.ts'
import { tickingClock } from './ticking-clock.ts'

copyButtons(document)
findFields(document)
keys(document)
tickingClock(document)
live(document, (page) => {
  showCopyButtons(page)
  showFindFields(page)
})
