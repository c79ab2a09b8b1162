/** Flags of Node for the server: by default V8 lets short-lived objects grow to 130 MB of the process. */
export const SERVER_FLAGS = ['--max-semi-space-size=8']
