import type { Plugin } from 'vite'

/** `load(() => import(`./name.js`), [])`: Vite's loader with nothing to preload. */
const WITHOUT_PRELOADS = /[\w$]+\(\(\)=>(import\(`\.\/[^`]+`\)(?:\.then\([\w$]+=>[^()]*\))?),\[\]\)/g

/** The same where the names that are used stand within: `load(async () => { let { a: b } = await import(…); return { a: b } }, [])`. */
const WITH_NAMES = /[\w$]+\(async\(\)=>\{let\{[^{}]*\}=await (import\(`\.\/[^`]+`\));return\{[^{}]*\}\},\[\]\)/g

export const withoutLoader = (code: string): string => code.replace(WITHOUT_PRELOADS, '$1').replace(WITH_NAMES, '$1')

/**
 * Turns dynamic imports that preload nothing back into plain ones: the first script has more than a hundred of them,
 * half a kilobyte compressed, and in a worker Vite's loader hides why one failed: it tells `window`, which is not there.
 */
export const plainImports = (): Plugin => ({
  name: 'anamnesis:plain-imports',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = withoutLoader(chunk.code)
    },
  },
})
