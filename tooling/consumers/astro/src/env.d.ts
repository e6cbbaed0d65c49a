// #region locals
declare namespace App {
  interface Locals {
    /** Makes calls for the person who asks. */
    client: import('@frontdesk/core').Client<import('@frontdesk/auth').Session>
  }
}
// #endregion locals
