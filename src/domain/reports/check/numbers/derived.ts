import { type Atom, type Atoms, conceptAtom, isConcept } from '../atoms.ts'
import type { Amount } from './amount.ts'

type Measured = Pick<Atoms, 'atoms' | 'amounts'>

const largest = ({ values }: Amount): number => Math.max(...values)

/** "148 over 80": two bare numbers as of a blood pressure. */
function pressureIn({ amounts }: Pick<Measured, 'amounts'>): { upper: Amount; over: number; under: number } | null {
  for (const [index, upper] of amounts.entries()) {
    const lower = amounts[index + 1]
    if (!lower || upper.unit !== null || lower.from - upper.to > 1) continue
    const [over, under] = [largest(upper), largest(lower)]
    if (over >= 70 && over <= 260 && under >= 30 && under < over) return { upper, over, under }
  }
  return null
}

/** Clauses within which the pressure standing up follows the one lying down. */
const STANDS_WITHIN = 3
const [DROP_OVER, DROP_UNDER] = [20, 10]

/** Pressures lying and standing that are so far apart that the clause says a postural drop. */
function addPosturalDrop(clauses: readonly Measured[]): void {
  for (const [at, lying] of clauses.entries()) {
    const before = lying.atoms.some(atom => isConcept(atom, 'lie')) ? pressureIn(lying) : null
    if (!before) continue
    const behind = clauses.slice(at + 1, at + 1 + STANDS_WITHIN)
    const next = behind.findIndex(one => pressureIn(one) !== null)
    const standing = behind[next]
    const after = standing && pressureIn(standing)
    const stands = behind.slice(0, next + 1).some(one => one.atoms.some(atom => isConcept(atom, 'standing', 'rise')))
    if (!standing || !after || !stands) continue
    if (before.over - after.over >= DROP_OVER || before.under - after.under >= DROP_UNDER)
      standing.atoms.push(...termAt(after.upper, 'posturalDrop'))
  }
}

const termAt = ({ from, to }: Amount, id: string): Atom[] => [conceptAtom([id], from, to)]

/** "Pressure 120 over 70" is neither a high nor a low one. */
export function isOtherPressure(wanted: Atom, clause: Pick<Measured, 'amounts'>): boolean {
  const measured = isConcept(wanted, 'hypertension', 'hypotension') ? pressureIn(clause) : null
  if (!measured) return false
  return isConcept(wanted, 'hypertension')
    ? measured.over < 140 && measured.under < 90
    : measured.over >= 100 && measured.under >= 60
}

/** Words between a measured thing and its value. */
const NEAR = 3
/** What a value says in one word, in adults. Glucose may be in mmol or in mg. */
const TERMS: readonly (readonly [test: string, term: string, is: (value: number) => boolean])[] = [
  ['heartRate', 'tachycardia', value => value > 100 && value < 250],
  ['glycemia', 'hypoglycemia', value => (value > 1 && value < 3.9) || (value >= 20 && value < 70)],
]

/** Adds what the values of a transcript say in one word: "pulse 112" is a tachycardia. */
export function addDerived(clauses: readonly Measured[], isAdult: boolean): void {
  addPosturalDrop(clauses)
  if (!isAdult) return
  for (const { atoms, amounts } of clauses)
    for (const [test, term, is] of TERMS) {
      const named = atoms.find(atom => isConcept(atom, test) && !isConcept(atom, term))
      const value = named && amounts.find(one => one.from >= named.to && one.from - named.to < NEAR)
      if (value && value.unit !== 'mg' && is(largest(value))) atoms.push(...termAt(value, term))
    }
}
