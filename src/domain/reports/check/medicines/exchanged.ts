import type { Words } from '../../text/words.ts'

/** "My GP took me off it", "took me off ramipril". */
const TAKEN_OFF =
  /(?<!(?:nobody|no one|not|never|n't|without|wanted to|wants to) )(?<=^| )(?:took|taken|taking|take) (?:me|him|her|them|you) off(?: (?:it|them|that|those)(?= |$)|(?: (?:the|my|his|her))?$)/u

/** Words before a name in which that may stand. */
export const TAKEN_WITHIN = 8
export const isTakenOff = (behind: string, before: string): boolean => TAKEN_OFF.test(behind) || TAKEN_OFF.test(before)

/** Words to each side of the names in which the verb stands. */
const NEAR_VERB = 3
const EXCHANGED = {
  before:
    /(?:^| )(?:(?:по|с)?меня(?:л|ли|ем|ть|ют)\p{L}*|замен\p{L}*|swap\p{L}*|switch\p{L}*|chang\p{L}*|replac\p{L}*|(?:αλλα|αντικατ|αντικαθ|γυρι)\p{L}*)(?: |$)/u,
  behind:
    /^(?:(?:уже|нам|вам|мне|ему|еи|тебе) )?(?:(?:по|с)?меня(?:л|ли|ем|ть|ют)\p{L}*|замен(?:ил|ить|им|яем|ять|яют|яли)\p{L}*)(?: |$)/u,
}
const DENIES = /^(?:не|not|never|won't|don't|didn't|can't|δεν|μην?)$/u
const DENIED_WITHIN = 4
const FOR_IT = /^(?:на|to|for|with|με|σε)$/u
const ARTICLE = /^(?:the|my|his|her|a|το|τον|την|τη|τα)$/u
/** «Эналаприл на метопролол поменяли», "changed my enalapril to metoprolol": the first goes and the second comes. */
export function exchangeAt({ words, drugs }: Words, name: number): 'stop' | 'keep' | 'prescribe' | 'not-given' | null {
  const isExchange = (first: number, second: number) => {
    const end = drugs.get(second)?.to ?? second + 1
    const said = (from: number, to: number) => words.slice(Math.max(0, from), to)
    const isWhole = (part: Words['words']) => !part.some(({ after }) => /[.,;:!?]/u.test(after))
    const textOf = (part: Words['words']) => part.map(({ norm }) => norm).join(' ')
    const [before, behind] = [said(first - NEAR_VERB, first), said(end, end + NEAR_VERB)]
    return (
      isWhole(said(first, end - 1)) &&
      ((isWhole(before) && EXCHANGED.before.test(textOf(before))) ||
        (isWhole(said(end - 1, end)) && EXCHANGED.behind.test(textOf(behind))))
    )
  }
  const skip = (at: number, step: 1 | -1) => (ARTICLE.test(words[at]?.norm ?? '') ? at + step : at)
  const end = drugs.get(name)?.to ?? name + 1
  const next = skip(end + 1, 1)
  const isDenied = (first: number) =>
    words.slice(Math.max(0, first - DENIED_WITHIN), first).some(({ norm }) => DENIES.test(norm))
  if (FOR_IT.test(words[end]?.norm ?? '') && drugs.has(next) && isExchange(name, next))
    return isDenied(name) ? 'keep' : 'stop'
  const link = skip(name - 1, -1)
  const [first] = [...drugs].find(([, one]) => one.to === link) ?? []
  if (first === undefined || !FOR_IT.test(words[link]?.norm ?? '') || !isExchange(first, name)) return null
  return isDenied(first) ? 'not-given' : 'prescribe'
}
