/** Finds Chromium: `CHROMIUM_PATH`, then the system's own, then the one that comes from npm. */
export function chromiumPath(): Promise<string>
