/** Raised when a wire change would be misread by older clients or servers; tests/contract guards it with a hash. */
export const PROTOCOL_VERSION = 1
export const RPC_PATH = '/api/rpc'
export const EVENTS_PATH = '/api/events'
/** Calls in a batch (S2): a longer batch is refused with BATCH_TOO_LARGE, and none of its calls runs. */
export const MAX_BATCH_CALLS = 20
/** A request body above this is refused with TOO_LARGE. Room for one single-call upload of 8 MB in base64. */
export const MAX_REQUEST_BYTES = 12 * 1024 * 1024
/** A page of a list ends early so that its response stays below this. */
export const MAX_RESPONSE_BYTES = 4 * 1024 * 1024
