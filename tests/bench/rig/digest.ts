/** A row as every contender must end with: identity and content, without the contender's bookkeeping. */
export interface Content {
  clientId: string
  name: string
  data: unknown
}

/** SHA-256 over all rows ordered by id, keys sorted, so that equal content has an equal digest in every store. */
export async function digestOf(rows: Content[]): Promise<string> {
  const lines = rows
    .toSorted((a, b) => (a.clientId < b.clientId ? -1 : 1))
    .map(({ clientId, name, data }) => `${clientId} ${name} ${canonical(data)}`)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')))
  return `${rows.length} rows ${[...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
