import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const REAL = path('../../../src/ui/state/session/bridge.ts')
const FAKE = path('./fake-bridge.ts')

/** Replaces the real bridge with the fake one in every module of the page, so that no worker or request starts. */
export function fakeBridge(): Plugin {
  return {
    name: 'fake-bridge',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/(^|\/)bridge\.ts$/.test(source)) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      return resolved?.id === REAL ? FAKE : null
    },
  }
}
