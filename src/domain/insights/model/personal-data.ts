/** What identifies a person, as it is stored. */
export interface PersonalData {
  names: readonly string[]
  addresses: readonly string[]
  /** Phone and insurance numbers, e-mail addresses, names of insurers. */
  others: readonly string[]
}

const HIDDEN = '[…]'
const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu
/** Ten digits and more with signs between them that no date or list of values has: a phone, a policy, a passport. */
const LONG_NUMBER = /\+?\(?\d(?:[\s()-]{0,2}\d){9,}/g
const INITIALS = /(\[…\])((?:\s+\p{Lu}\.){1,2})/gu
/** A place is hidden with the numbers of house and flat behind it. */
const PLACE = '[…@]'
const HOUSE =
  /(?:\[…@\])(?:[,\s]*(?:ул|улица|пр|д|дом|кв|к|стр|корп|no|nr|apt|flat|st|street|road|αρ|οδός)\.?)*[,\s]+\d+\p{L}?(?![.,]?\d|\p{L})/giu
/** Words of addresses that name no place. */
const COMMON = new Set(
  'улица ул дом квартира кв корпус город область район проспект переулок street road avenue house flat apartment city οδος πολη'.split(
    ' ',
  ),
)

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
const wordsOf = (text: string) => text.split(/[^\p{L}]+/u).filter(word => word.length > 1)

/** Whether a word of a text is a form of a stored one: «Соколовой» of «Соколова». Short ones must be written as names. */
function isForm(word: string, stored: string): boolean {
  const [said, own] = [folded(word), folded(stored)]
  if (said === own) return true
  if (own.length < 3) return false
  const stem = own.slice(0, Math.max(3, own.length - 2))
  if (!said.startsWith(stem) || said.length > own.length + 3) return false
  return own.length > 4 || /^\p{Lu}/u.test(word)
}

const isSign = (sign: string) => /[\p{L}\p{N}@]/u.test(sign)
/** Signs between two letters or digits of a text that is still the same one. */
const GAP = 3

/** Replaces a stored text, whatever stands between its letters and digits; of a phone also with another prefix. */
function withoutText(text: string, stored: string, by: string): string {
  const wanted = [...stored].filter(isSign).map(folded).join('')
  if (wanted.length < 3) return text
  const isPhone = /^\d{7,12}$/.test(wanted)
  const kept = isPhone ? wanted.slice(-10) : wanted
  const signs = [...text].map((sign, at) => ({ sign: folded(sign), at })).filter(({ sign }) => isSign(sign))
  const all = signs.map(({ sign }) => sign[0] ?? '').join('')
  const letters = [...text]
  const near = (one: number, next: number) => (signs[next]?.at ?? 0) - (signs[one]?.at ?? 0) - 1 <= GAP
  const joined = (one: number, next: number) => signs[next]?.at === (signs[one]?.at ?? -1) + 1
  for (let at = all.lastIndexOf(kept); at >= 0; at = at === 0 ? -1 : all.lastIndexOf(kept, at - 1)) {
    const end = at + kept.length - 1
    const whole = Array.from({ length: kept.length - 1 }, (_, step) => near(at + step, at + step + 1)).every(Boolean)
    let from = at
    while (isPhone && at - from < 3 && /\d/.test(all[from - 1] ?? '') && near(from - 1, from)) from--
    if (!whole || joined(from - 1, from) || joined(end, end + 1)) continue
    letters.fill('', (signs[from]?.at ?? 0) + 1, (signs[end]?.at ?? 0) + 1)
    letters[signs[from]?.at ?? 0] = by
  }
  return letters.join('')
}

/**
 * Returns a function that hides these data in a text: whole, in other spelling, in inflected forms; and every e-mail
 * address and long number, whose ever it is. Hiding a word too many costs less than sending one.
 */
export function hiding({ names, addresses, others }: PersonalData): (text: string) => string {
  const words = [...names, ...others].flatMap(wordsOf).filter(isTelling(names))
  const ofPlaces = addresses.flatMap(wordsOf).filter(word => word.length > 3 && !COMMON.has(folded(word)))
  const word = (said: string) => {
    if (words.some(one => isForm(said, one))) return HIDDEN
    return ofPlaces.some(one => isForm(said, one)) ? PLACE : said
  }
  return text => {
    let hidden = text.normalize('NFC').replace(EMAIL, HIDDEN).replace(LONG_NUMBER, HIDDEN)
    for (const one of others) hidden = withoutText(hidden, one, HIDDEN)
    for (const one of addresses) hidden = withoutText(hidden, one, PLACE)
    hidden = hidden.replace(/\p{L}+/gu, word).replace(INITIALS, '$1')
    for (let before = ''; before !== hidden; ) {
      before = hidden
      hidden = hidden.replace(HOUSE, PLACE)
    }
    return hidden.replaceAll(PLACE, HIDDEN)
  }
}

/** Every word of a name; of an insurer or a mail address the long ones. */
const isTelling = (names: readonly string[]) => {
  const all = new Set(names.flatMap(wordsOf))
  return (word: string) => all.has(word) || word.length > 3
}

/** Whether a stored word stands in a text as it is: the last look before it leaves. */
export function isLeft(text: string, { names, addresses, others }: PersonalData): boolean {
  const said = new Set(wordsOf(text).map(folded))
  const digits = text.replace(/\D/g, '')
  const words = [
    ...names.flatMap(wordsOf),
    ...[...addresses, ...others].flatMap(wordsOf).filter(word => word.length > 3),
  ]
  const numbers = others.map(one => one.replace(/\D/g, '')).filter(one => one.length > 6)
  return (
    words.some(word => !COMMON.has(folded(word)) && said.has(folded(word))) || numbers.some(one => digits.includes(one))
  )
}
