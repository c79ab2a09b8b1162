import { createHmac, hash, randomBytes } from 'node:crypto'

/** S4, S6: 256 random bits. Only the hash is ever kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token, 'hex')

/** The token that replaces another: the same for the same key; it cannot be made without both the key and the token. */
export const successorOf = (token: string, key: string): string =>
  createHmac('sha256', key).update(token).digest('base64url')
