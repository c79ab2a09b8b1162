import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

/** S5 as strict as it will be served: what the interface does under it, it may do. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Builds the interface as it ships and serves it alone, without a server behind it. */
export async function serveBuiltApp(port: number): Promise<{ url: string; close: () => Promise<void> }> {
  const outDir = mkdtempSync(join(tmpdir(), 'built-app-'))
  const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url))
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port, strictPort: true, headers: { 'content-security-policy': POLICY } },
  })
  return {
    url: `http://localhost:${port}`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
