import { ContractError } from '../../../contract/errors.ts'

/** Decodes base64 without a prefix. Throws INVALID_PARAMS where Buffer would skip invalid characters. */
export function decodeBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64')
  const length = text.length - (text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0)
  if (
    text.length % 4 === 0 &&
    bytes.byteLength === Math.floor((length * 3) / 4) &&
    /^[A-Za-z0-9+/]*={0,2}$/.test(text)
  ) {
    return bytes
  }
  throw new ContractError('INVALID_PARAMS', 'The content is not base64.', {
    issues: [{ path: 'content', message: 'is not base64' }],
  })
}
