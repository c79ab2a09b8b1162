/** Pairs that a picture is often misread by cost less than any other change. */
const CONFUSED = new Set(
  [
    'o0',
    'оо',
    'l1',
    'i1',
    'il',
    'зe',
    'з3',
    'б6',
    'bб',
    'tг',
    'hп',
    'hи',
    'иh',
    'пh',
    'цu',
    'rn',
    'cl',
    'ce',
    'eo',
    'co',
    'ιi',
    'ϊi',
    'шщ',
    'b8',
    's5',
    'g9',
    'л1',
    'чy',
    'yv',
    'ьb',
    'ыb',
  ].flatMap(pair => [pair, [...pair].reverse().join('')]),
)

/** Edit distance; a pair that is easily misread counts half. Above `limit` it is Infinity. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return Number.POSITIVE_INFINITY
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const change = same ? 0 : CONFUSED.has(`${a[i - 1]}${b[j - 1]}`) ? 0.5 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + change))
    }
    if (Math.min(...next) > limit) return Number.POSITIVE_INFINITY
    row = next
  }
  const distance = row[b.length] ?? Number.POSITIVE_INFINITY
  return distance > limit ? Number.POSITIVE_INFINITY : distance
}

const limitFor = (length: number) => (length < 4 ? 0.5 : length < 8 ? 1 : length < 14 ? 2 : 3)
const digitsOf = (text: string) => text.replace(/\D/gu, '')

/** The value of the key nearest to a misread text; null if none is near or two different ones are as near. */
export function nearestKey<T, V extends { id: string | null }>(
  text: string,
  keys: Iterable<[string, T]>,
  pick: (value: T) => V | null,
): V | null {
  let best: { value: V; distance: number } | null = null
  let rival = Number.POSITIVE_INFINITY
  const limit = limitFor(text.length)
  for (const [key, entry] of keys) {
    if (key.includes(' ')) continue
    const distance = editDistance(text, key, Math.min(limit, limitFor(key.length)))
    if (distance > (best?.distance ?? limit) && distance >= rival) continue
    if (!Number.isFinite(distance) || (distance >= 1 && digitsOf(key) !== digitsOf(text))) continue
    const value = pick(entry)
    if (!value) continue
    if (best && value.id === best.value.id) {
      if (distance < best.distance) best = { value, distance }
    } else if (!best || distance < best.distance) {
      rival = best?.distance ?? rival
      best = { value, distance }
    } else rival = Math.min(rival, distance)
  }
  return best && best.distance < rival ? best.value : null
}
