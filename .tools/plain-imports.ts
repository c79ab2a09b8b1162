import type { Plugin } from 'vite'

/** `load(() => import(`./name.js`), [])`: Vite's loader with nothing to preload. */
const WITHOUT_PRELOADS = /[\w$]+\(\(\)=>(import\(`\.\/[^`]+`\)(?:\.then\([\w$]+=>[^()]*\))?),\[\]\)/g

/**
 * Turns dynamic imports that preload nothing back into plain ones: the first script has more than a hundred of them,
 * half a kilobyte compressed. What differs is only the event `vite:preloadError`, which nothing listens to.
 */
export const plainImports = (): Plugin => ({
  name: 'anamnesis:plain-imports',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(WITHOUT_PRELOADS, '$1')
    },
  },
})
