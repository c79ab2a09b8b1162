import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a transcript's text, in hexadecimal: by it a report knows the text that it was made from. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))
