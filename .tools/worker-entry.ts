import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:sync-worker-url'

/**
 * Builds the sync worker as an entry of the page's own build, so that the local store, which both need, is one chunk
 * that is loaded once. The module `virtual:sync-worker-url` exports the worker's address.
 */
export function workerEntry(file: string): Plugin {
  let reference: string | null = null
  return {
    name: 'anamnesis:worker-entry',
    buildStart() {
      if (this.environment.mode === 'build') reference = this.emitFile({ type: 'chunk', id: file, name: 'sync.worker' })
    },
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      if (reference) return `export default import.meta.ROLLUP_FILE_URL_${reference}`
      return `export default ${JSON.stringify(`/@fs${fileURLToPath(new URL(`file://${file}`))}?worker_file&type=module`)}`
    },
  }
}
