import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Builds a worker as an entry of the page's own build, so that what both need is one chunk that is loaded once. The
 * module `virtual:<name>-worker-url` exports the worker's address.
 */
export function workerEntry(name: string, file: string): Plugin {
  const virtual = `virtual:${name}-worker-url`
  let reference: string | null = null
  return {
    name: `anamnesis:${name}-worker-entry`,
    buildStart() {
      if (this.environment.mode === 'build')
        reference = this.emitFile({ type: 'chunk', id: file, name: `${name}.worker` })
    },
    resolveId: id => (id === virtual ? `\0${virtual}` : null),
    load(id) {
      if (id !== `\0${virtual}`) return null
      if (reference) return `export default import.meta.ROLLUP_FILE_URL_${reference}`
      return `export default ${JSON.stringify(`/@fs${fileURLToPath(new URL(`file://${file}`))}?worker_file&type=module`)}`
    },
  }
}
