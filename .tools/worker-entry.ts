import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const INTERFACE = /[\\/]src[\\/]ui[\\/]|[\\/]node_modules[\\/]react(-dom)?[\\/]/

/**
 * Builds a worker as an entry of the page's own build, so that what both need is one chunk that is loaded once. The
 * module `virtual:<name>-worker-url` exports the worker's address. The build fails where the worker would load, at once
 * or later, a script with code of the interface: a worker has no document.
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
    generateBundle(_, bundle) {
      if (!reference) return
      const scripts = new Set([this.getFileName(reference)])
      for (const name of scripts) {
        const chunk = bundle[name]
        if (chunk?.type !== 'chunk') continue
        const foreign = chunk.moduleIds.find(id => INTERFACE.test(id))
        if (foreign) this.error(`The worker would load ${foreign} (in ${name}), which needs a document`)
        for (const next of [...chunk.imports, ...chunk.dynamicImports]) scripts.add(next)
      }
    },
  }
}
