import { registerHooks } from 'node:module'

/**
 * Node 24 parses the package.json of a package for each file that it imports of it; drizzle-orm's has 180 KB and its
 * files are 200. What one of them imports by a relative path is an ES module beside it, which needs no look there.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!specifier.startsWith('.') || !context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      return nextResolve(specifier, context)
    }
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
})
