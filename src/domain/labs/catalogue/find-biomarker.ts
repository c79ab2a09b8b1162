import type { Locale } from '../../../contract/entities/user.ts'
import { nearestKey } from '../text/edit-distance.ts'
import { parseUnit, type Unit, unitReadings } from '../units/parse-unit.ts'
import { catalogueEntry } from './all.ts'
import type { CatalogueEntry } from './entry.ts'
import { exactly, joined, loosely, type Meaning, spelledTogether } from './name-index.ts'
import { countMark, isBenign, isChanger, nameParts, namesUrine, nameWords } from './name-words.ts'
import type { Specimen } from './specimens.ts'

export interface NameContext {
  /** Specimen of the section in which the name stands; null if the page does not say. */
  section?: Specimen | null
  /** As printed. */
  unit?: string | null
  language?: Locale
  /** Takes a name with misread letters for the nearest one. */
  misread?: boolean
}

export interface FoundBiomarker {
  /** Null if the catalogue has no such test. */
  id: string | null
  /** Whether the name is that of a known test, in the catalogue or not. */
  known: boolean
  /**
   * `part`: what stands in brackets is unknown; `near`: other words are, so that it may be another test; `misread`:
   * letters differ.
   */
  match: 'exact' | 'part' | 'near' | 'misread' | 'none'
}

/** Whether a text is the name of a test, in the catalogue or not. */
export function isTestName(name: string, context: NameContext = {}): boolean {
  const { match } = findBiomarker(name, context)
  return match === 'exact' || match === 'part'
}

const NONE: FoundBiomarker = { id: null, known: false, match: 'none' }

/** The test that a printed name means, by its section and unit: glucose under a urine heading is not blood glucose. */
export function findBiomarker(name: string, context: NameContext = {}): FoundBiomarker {
  const specimen = namesUrine(name) ? 'urine' : (context.section ?? null)
  const words = nameWords(name)
  if (words.length === 0) return NONE
  const mark = name.includes('%') ? 'percent' : name.includes('#') ? 'absolute' : countMark(words)
  const choose = (meanings: readonly Meaning[]) => chosen(meanings, { specimen, mark, unit: context.unit ?? null })
  if (isRatio(name)) return { id: null, known: true, match: 'exact' }
  const found = ways(name, words).reduce<FoundBiomarker | null>((best, { meanings, match }) => {
    if (best) return best
    const one = choose(meanings)
    // Neither a mark nor a unit says whether "Neutrophils" are a share or a number.
    const isOpen = one?.mark && mark === null && !isDecided(meanings, context.unit ?? null)
    return one && { id: one.id, known: true, match: isOpen ? 'near' : match }
  }, null)
  if (found) return found
  const near = contained(words, choose)
  if (near?.match === 'exact') return near
  const nearest = context.misread ? misread(words, choose) : NONE
  return nearest.known ? nearest : (near ?? NONE)
}

/** "Холестерин/ЛПВП": two different tests with a stroke between them. */
function isRatio(name: string): boolean {
  const sides = name.replace(/[([][^)\]]*[)\]]?/gu, ' ').split('/')
  if (sides.length !== 2 || exactly(nameWords(name)).some(one => one.ratio)) return false
  const [left, right] = sides.map(side => exactly(nameWords(side)).map(one => one.id))
  if (!left?.length || !right?.length) return false
  return !left.some(id => id !== null && right.includes(id)) && !(left.includes(null) && right.includes(null))
}

type Way = { meanings: readonly Meaning[]; match: 'exact' | 'part' | 'near' }

function ways(name: string, words: string[]): Way[] {
  const { outside, inside, sides } = nameParts(name)
  const outer = nameWords(outside)
  const core = words.filter(word => !isBenign(word))
  const outerCore = outer.filter(word => !isBenign(word))
  const outerMeanings = [...exactly(outer), ...loosely(outerCore)]
  // "Антитела к тиреоидной пероксидазе (АТ к ТПО)": both say the same.
  const insideChanges = inside.some(
    one =>
      isChanger(nameWords(one)) &&
      !exactly(nameWords(one)).some(({ id }) => outerMeanings.some(other => other.id === id)),
  )
  const list: Way[] = [
    { meanings: exactly(words), match: 'exact' },
    { meanings: loosely(core), match: 'exact' },
  ]
  if (insideChanges) return list
  const areKnown = inside.every(one => nameWords(one).every(isBenign) || exactly(nameWords(one)).length > 0)
  const match = areKnown ? 'exact' : 'part'
  list.push({ meanings: exactly(outer), match }, { meanings: loosely(outerCore), match })
  const sideMeanings = sides.map(side => {
    const of = nameWords(side)
    return [...exactly(of), ...(exactly(of).length ? [] : loosely(of.filter(word => !isBenign(word))))]
  })
  const known = sideMeanings.filter(one => one.length > 0)
  const common = known[0]?.filter(({ id }) => known.every(others => others.some(other => other.id === id))) ?? []
  if (!isChanger(words)) list.push({ meanings: common, match: known.length === sides.length ? 'exact' : 'near' })
  for (const one of inside) list.push({ meanings: exactly(nameWords(one)), match: 'near' })
  return list
}

/** The longest spelling within the name, if what is left does not make another test of it. */
function contained(words: string[], choose: (meanings: readonly Meaning[]) => Meaning | null): FoundBiomarker | null {
  let best: { meaning: Meaning; length: number; left: string[] } | null = null
  for (let from = 0; from < words.length; from++)
    for (let to = words.length; to > from; to--) {
      const part = words.slice(from, to)
      const { length } = joined(part)
      if (length < 3 || length <= (best?.length ?? 0)) continue
      const meaning = choose(exactly(part))
      if (meaning) best = { meaning, length, left: [...words.slice(0, from), ...words.slice(to)] }
    }
  if (!best || isChanger(best.left)) return null
  const strange = best.left.filter(word => !isBenign(word))
  if (strange.length === 0) return { id: best.meaning.id, known: true, match: 'exact' }
  // Short spellings stand in other names by chance.
  if (best.length < 4 || joined(strange).length > best.length) return null
  return { id: best.meaning.id, known: true, match: 'near' }
}

function misread(words: string[], choose: (meanings: readonly Meaning[]) => Meaning | null): FoundBiomarker {
  const found = nearestKey(joined(words), spelledTogether(), (meanings: Meaning[]) => choose(meanings))
  return found ? { id: found.id, known: true, match: 'misread' } : NONE
}

/** Of what one spelling may mean: that of the specimen, of the mark, of the unit. */
function chosen(
  meanings: readonly Meaning[],
  { specimen, mark, unit }: { specimen: Specimen | null; mark: Meaning['mark']; unit: string | null },
): Meaning | null {
  const own = meanings.filter(one => one.specimen === (specimen ?? 'blood'))
  const ofSpecimen = own.length > 0 || specimen !== null ? own : meanings.filter(one => one.specimen === 'urine')
  const marked = ofSpecimen.filter(one => mark === null || one.mark === null || one.mark === mark)
  const units = unit === null ? [] : unitReadings(unit)
  const fitting = marked.filter(({ id }) => units.length === 0 || units.some(one => fitsEntry(one, catalogueEntry(id))))
  const ids = fitting.filter(one => one.id !== null)
  if (ids.length > 1 && ids.some(one => one.mark !== null)) return ids.find(one => one.mark === 'percent') ?? null
  return ids[0] ?? fitting[0] ?? null
}

const isDecided = (meanings: readonly Meaning[], unit: string | null) =>
  new Set(meanings.map(one => one.mark)).size < 2 || (unit !== null && unitReadings(unit).length > 0)

/** Whether results of a test are printed in such a unit. */
export function fitsEntry(unit: Unit, entry: CatalogueEntry | null): boolean {
  if (!entry || entry.units.length === 0 || entry.valueType === 'quantity_or_boolean') return true
  // Specific gravity and INR are ratios, and are printed with any unit.
  if (entry.units[0]?.unit === 'ratio') return unit.kind !== 'percent' && unit.kind !== 'seconds'
  return entry.units.some(({ unit: own }) => {
    const known = parseUnit(own)
    if (!known) return true
    const isSameKind =
      known.kind === unit.kind ||
      (known.kind === 'mol' && unit.kind === 'Eq') ||
      (known.kind === 'Eq' && unit.kind === 'mol')
    const isSamePer = known.per === unit.per || known.per.startsWith(`${unit.per} `) || known.kind === 'length'
    return isSameKind && isSamePer
  })
}
