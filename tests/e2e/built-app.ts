import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { preview } from 'vite'

/** The content security policy of S5, as strict as in production, so that violations show up in the tests. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Serves the built interface on a free port, without the product's server. */
export async function serveBuiltApp(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: fileURLToPath(new URL('../../vite.config.ts', import.meta.url)),
    logLevel: 'error',
    preview: { port: 0, headers: { 'content-security-policy': POLICY } },
  })
  const { port } = server.httpServer.address() as AddressInfo
  return { url: `http://localhost:${port}`, close: () => server.close() }
}

/** The address of the script that a module of the interface became; `module` is its path from `src`. */
export function scriptOf(module: string): (url: URL) => boolean {
  const manifest = JSON.parse(readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'))
  const { file } = manifest[module]
  return url => url.pathname === `/${file}`
}
