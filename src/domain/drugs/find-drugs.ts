import { isMeasured, isSaidAsDrug, plainWord } from './drug-context.ts'
import { soundsLikeDrug } from './drug-stems.ts'
import { matchNames, type NameMatch, nameTokens } from './match-names.ts'

/** `group`: a whole class ("statins"); `stem`: a word with the stem of an international name that is not in the list. */
export type DrugNameKind = 'name' | 'group' | 'stem'

export interface NamedDrug {
  kind: DrugNameKind
  /** As said. */
  name: string
  /** International non-proprietary name; null for a group and for a stem. */
  inn: string | null
  /** Null for a stem. */
  drugClass: string | null
  /** Offsets in UTF-16 units of the text, end exclusive. */
  start: number
  end: number
}

const SHORT_NAME = 3

/** Every medicine that a text names, in its order. Names that only look alike are never repaired. */
export function findDrugs(text: string): NamedDrug[] {
  const tokens = nameTokens(text)
  const matches = matchNames(text, tokens)
  const said = new Set<string>()
  for (const one of matches) if (one.length <= SHORT_NAME && isSaidAsDrug(text, tokens, one)) said.add(keyOf(one))
  const named = new Set<number>()
  const found: NamedDrug[] = []
  const add = (kind: DrugNameKind, from: number, to: number, of: Pick<NameMatch, 'inn' | 'drugClass'> | null) => {
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last) return
    const [start, end] = [first.start, last.end]
    found.push({
      kind,
      name: text.slice(start, end),
      inn: of?.inn ?? null,
      drugClass: of?.drugClass ?? null,
      start,
      end,
    })
  }
  for (const one of matches) {
    for (let at = one.from; at < one.to; at++) named.add(at)
    // Said as a medicine once, a short name is one everywhere in the text.
    if (one.length <= SHORT_NAME && !said.has(keyOf(one))) continue
    if (isMeasured(text, tokens, one)) continue
    add(one.inn === null ? 'group' : 'name', one.from, one.to, one)
  }
  for (const [at, token] of tokens.entries())
    if (!named.has(at) && soundsLikeDrug(plainWord(token.text))) add('stem', at, at + 1, null)
  return found.sort((a, b) => a.start - b.start)
}

const keyOf = ({ inn, drugClass }: NameMatch) => `${inn} ${drugClass}`

export interface FirstMedicine {
  /** International non-proprietary name. */
  name: string
  /** First letter and length in the text. */
  at: number
  length: number
}

/** The first listed medicine in a line of a document, where a name of three letters needs nothing beside it. */
export function firstMedicine(text: string): FirstMedicine | null {
  const tokens = nameTokens(text)
  const match = matchNames(text, tokens).find(one => one.inn !== null && one.length >= SHORT_NAME)
  const [first, last] = match ? [tokens[match.from], tokens[match.to - 1]] : []
  return match?.inn && first && last ? { name: match.inn, at: first.start, length: last.end - first.start } : null
}
