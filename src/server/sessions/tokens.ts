import { hash, randomBytes } from 'node:crypto'

/** S4, S6: 256 random bits. Only the hash is ever kept. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): string => hash('sha256', token, 'hex')
