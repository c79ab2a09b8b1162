import { existsSync } from 'node:fs'

/** The Chromium that the run found or installed (.tools/chromium.mjs). */
export const EXECUTABLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** Without a locale of UTF-8 Chromium names a download "download" if its name has other letters than ASCII. */
export const BROWSER_ENV = { ...process.env, LANG: 'C.UTF-8' }

/** Flags that stop a headless Chromium from background work and from using the network. */
export const QUIET_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The headless shell, used where it is installed: a page costs a fifth less. It kills a page that queries on-device
 * speech recognition (156.0.8078.79), so the flag hides that API.
 */
const SHELL = '/usr/bin/chromium-headless-shell'
export const LIGHT_BROWSER = existsSync(SHELL)
  ? { executablePath: SHELL, flags: ['--disable-blink-features=OnDeviceWebSpeechAvailable'] }
  : { executablePath: EXECUTABLE, flags: [] }
