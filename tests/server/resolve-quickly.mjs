import { registerHooks } from 'node:module'

/**
 * Resolves relative imports inside drizzle-orm without reading its package.json, which has 180 KB and which Node 24
 * would parse for each of its 200 files. All of them are ES modules.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return nextResolve(specifier, context)
    }
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
