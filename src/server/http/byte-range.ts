export type RequestedRange =
  | { kind: 'whole' }
  /** Inclusive offsets. */
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' }

/**
 * Parses a Range header for `size` bytes (RFC 9110, section 14). Several ranges, other units and malformed headers
 * select the whole, as the RFC allows.
 */
export function readRange(header: string | undefined, size: number): RequestedRange {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return { kind: 'whole' }
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return { kind: 'whole' }
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end }
}
