/** Normalises text for comparison: case, accents and the Greek final sigma make no difference. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')

/** The patients whose name and nickname together contain every word of the query, in order; all for a blank query. */
export function findPatients<P extends { name: string; data: { nickname?: string | undefined } }>(
  patients: readonly P[],
  query: string,
): readonly P[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return patients
  return patients.filter(({ name, data }) => {
    const text = plain(`${name} ${data.nickname ?? ''}`)
    return words.every(word => text.includes(word))
  })
}
