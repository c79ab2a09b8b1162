import { normsIn } from '../../text/within.ts'
import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence } from '../evidence.ts'
import { type Compared, isOf, sayingClauses } from './compared.ts'

const CAUSED =
  /^(?:из за|вследствие|(?:вызван|обусловлен)\p{L}*|due to|because of|caused by|secondary to|λογω|εξαιτιασ|οφειλεται (?:σε|στ\p{L}+)|προκληθηκε απο)(?: |$)/u

/** The word at which a sentence turns to what caused the rest of it, or null. */
function causeFrom({ words }: Words): number | null {
  const at = words.findIndex(({ norm }, index) => CAUSED.test(`${norm} ${words[index + 1]?.norm ?? ''}`))
  return at < 0 ? null : at + 1
}

const GUESSED =
  /(?:^| )(?:might|may|could|probably|perhaps|maybe|possibly|возможно|вероятно|наверное|видимо|может быть|может|скорее всего|ισωσ|μαλλον|πιθανον|πιθανοτατα|μπορει)(?: \p{L}+){0,3}? (?:from|due to|because of|down to|caused by|от|из за|вследствие|απο|λογω)(?: |$)/u

const isNamed = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'concept' && (atom.hard || isOf(atom, 'finding'))) ||
  (atom.kind === 'word' && atom.norm.length > 4)

/** "It might be cholestasis", "a small bleed, perhaps from the tugging": a guess is no cause. */
export function isGuessedCause({ all, support, transcript, allows }: Compared): boolean {
  const cause = causeFrom(all)
  if (cause === null) return false
  const { clauses, reading } = transcript
  const named = support.matches.filter(({ wanted }) => isNamed(wanted))
  const causes = [...new Set(named.map(({ wanted }) => wanted).filter(({ from }) => from >= cause))]
  const told = causes.map(atom => sayingClauses(atom, support, transcript, allows).map(({ clause }) => clause))
  const isOpen = (one: Evidence) => one.hedge && !reading.segments[one.segment]?.loose
  if (told.some(saying => saying.length > 0 && saying.every(isOpen))) return true
  const effects = new Set(
    named.filter(({ wanted }) => wanted.from < cause).map(({ clause }) => clauses[clause]?.segment),
  )
  return [...effects].some(index => {
    const segment = reading.segments[index ?? -1]
    return !!segment && !segment.loose && GUESSED.test(normsIn(reading, segment.from, segment.to))
  })
}
