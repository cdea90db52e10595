/** The Chromium that is measured: the launcher's (`npm run bench` brings one), else Debian's. */
export const chromiumPath = process.env.CHROMIUM_PATH || '/usr/bin/chromium'

/** It fetches nothing but what it is told to. */
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
