const RESOLVE = new URL('./resolve-quickly.mjs', import.meta.url).href

/** For processes that load the server. */
export const SERVER_FLAGS = ['--import', RESOLVE]

/** For tests: V8 otherwise compiles the embedded database's WebAssembly a second time, optimised, for longer than most last. */
export const NODE_FLAGS = ['--liftoff-only', ...SERVER_FLAGS]
