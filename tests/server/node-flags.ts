/**
 * For processes that open the embedded database. V8 otherwise compiles its WebAssembly a second time, optimised, which
 * takes longer than most tests last.
 */
export const NODE_FLAGS = ['--liftoff-only']
