interface ImportMetaEnv {
  /** Address of the local platform; absent for the hosted platform. */
  readonly VITE_FRONTDESK_URL?: string
  readonly VITE_FRONTDESK_CLIENT_ID: string
}
