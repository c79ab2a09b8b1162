import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { RESPOND_ADDRESS } from '../src/contract/public-pages.ts'

interface Part {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

const MARK = 'self.__PUBLIC_ENTRIES__='

/**
 * Vite plugin of the public pages: names in the service worker, which the app's build has written, the files with which
 * the page of a questionnaire works offline.
 */
export function keptEntries(dist: string): Plugin {
  const read = (name: string) => readFileSync(join(dist, name))
  const revision = (name: string) => createHash('sha256').update(read(name)).digest('hex').slice(0, 16)
  return {
    name: 'anamnesis:kept-entries',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler() {
        const parts: Record<string, Part> = JSON.parse(read('.vite/public.json').toString())
        const files = new Set<string>()
        const seen = new Set<string>()
        const visit = (key: string) => {
          const part = parts[key]
          if (!part || seen.has(key)) return
          seen.add(key)
          for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])]) files.add(file)
          for (const next of [...(part.imports ?? []), ...(part.dynamicImports ?? [])]) visit(next)
        }
        visit('respond.html')
        const respond = [
          { url: RESPOND_ADDRESS, revision: revision('p/respond.html') },
          ...['before-paint.js', 'icons/icon.svg'].map(name => ({ url: `/${name}`, revision: revision(name) })),
          ...[...files].map(file => ({ url: `/${file}`, revision: null })),
        ]
        const worker = read('service-worker.js').toString()
        // The first line, once, however often the public pages are built.
        const own = worker.startsWith(MARK) ? worker.slice(worker.indexOf('\n') + 1) : worker
        writeFileSync(join(dist, 'service-worker.js'), `${MARK}${JSON.stringify({ respond })};\n${own}`)
      },
    },
  }
}
