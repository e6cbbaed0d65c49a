// #region settings
import { local } from '@frontdesk/core'

export const platform = local(import.meta.env.PUBLIC_FRONTDESK_URL ?? 'http://127.0.0.1:4600')
// #endregion settings
