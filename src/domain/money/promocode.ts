const SHORTEST_CODE = 4

/** A promocode as it is sent, trimmed and in capitals; null if it is too short to be one (P §5). */
export function promocode(typed: string): string | null {
  const code = typed.trim().toUpperCase()
  return code.length >= SHORTEST_CODE ? code : null
}
