const RESOLVE = new URL('./resolve-quickly.mjs', import.meta.url).href

/**
 * For processes that load the server. V8 otherwise compiles the embedded database's WebAssembly a second time,
 * optimised, which takes longer than most tests last.
 */
export const NODE_FLAGS = ['--liftoff-only', '--import', RESOLVE]
