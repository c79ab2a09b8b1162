import { SERVER_FLAGS as PRODUCT_FLAGS } from '../../.tools/server-flags.ts'

const RESOLVE = new URL('./resolve-quickly.mjs', import.meta.url).href

/** Flags of Node for processes that load the server: the product's own, and quicker loading. */
export const SERVER_FLAGS = ['--import', RESOLVE, ...PRODUCT_FLAGS]

/**
 * For tests: V8 would otherwise compile the embedded database's WebAssembly twice, which takes longer than most tests.
 */
export const NODE_FLAGS = ['--liftoff-only', ...SERVER_FLAGS]
