import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

/** SHA-256 of a whole file, read in slices, so that a 100 MB recording is never in memory at once. */
export async function hashOf(file: Blob, signal: AbortSignal, sliceBytes = 4 * 1024 * 1024): Promise<string> {
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += sliceBytes) {
    signal.throwIfAborted()
    hash.update(new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer()))
  }
  return bytesToHex(hash.digest())
}

/** SHA-256 of bytes already in memory. */
export const hashOfBytes = (bytes: Uint8Array): string => bytesToHex(sha256(bytes))

/** Base64 without a prefix, in pieces small enough for the argument limit of `String.fromCharCode`. */
export function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8190) text += btoa(String.fromCharCode(...bytes.subarray(at, at + 8190)))
  return text
}
