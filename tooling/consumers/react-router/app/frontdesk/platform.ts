// #region platform
import { local } from '@frontdesk/core'

/** Both sides must be given the same platform, so that the browser finds in its cache what the server has read. */
export const platform = local(import.meta.env.VITE_FRONTDESK_URL ?? 'http://127.0.0.1:4600')
// #endregion platform
