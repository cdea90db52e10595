/** The Chromium to measure: the launcher's (from `npm run bench`), else Debian's. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

/** Disables background network requests. */
export const chromiumArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
