import { ERROR_CODES } from '../../contract/errors.ts'

/** The names of all errors that the server can return. */
export const ERROR_NAMES: readonly string[] = Object.keys(ERROR_CODES)
