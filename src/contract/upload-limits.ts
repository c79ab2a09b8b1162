/** Bytes of a chunk (D §9). */
export const CHUNK_SIZE = 512 * 1024
/** Every chunk but the last has at least so many bytes: a list of 1,600 chunks is as long as it gets. */
export const CHUNK_SIZE_MIN = 64 * 1024
/** Above this an upload goes in chunks. */
export const SINGLE_UPLOAD_LIMIT = CHUNK_SIZE
/** The server refuses a single-call upload above this (decision 52). */
export const SINGLE_CALL_MAX = 8 * 1024 * 1024
export const AUDIO_UPLOAD_MAX = 100 * 1024 * 1024

/** Limits of a triage recording (D §5 and §9), for page and server; inclusive at both ends, in seconds and bytes. */
export const TRIAGE_RECORDING = {
  minSeconds: 5,
  maxSeconds: 600,
  maxBytes: 50 * 1024 * 1024,
  types: ['audio/webm', 'audio/mp4', 'audio/wav', 'audio/mpeg'],
} as const
