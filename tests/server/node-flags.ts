const RESOLVE = new URL('./resolve-quickly.mjs', import.meta.url).href

/** Flags of Node for processes that load the server. */
export const SERVER_FLAGS = ['--import', RESOLVE]

/**
 * For tests: V8 would otherwise compile the embedded database's WebAssembly twice, which takes longer than most tests.
 */
export const NODE_FLAGS = ['--liftoff-only', ...SERVER_FLAGS]
