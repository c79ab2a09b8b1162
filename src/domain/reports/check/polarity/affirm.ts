import type { Words } from '../../text/words.ts'
import type { Atom } from '../atoms.ts'
import type { Clause } from './clauses.ts'
import { CUE, cuesIn, type WordPolarity } from './cues.ts'

/** "Told not to drive and to inform the office": what stands behind "and to" is to be done. */
export function affirmSecondOrders(
  all: Words,
  clauses: readonly Clause[],
  polarities: Map<number, WordPolarity>,
): void {
  for (const { from, to } of clauses) {
    const norms = all.words.slice(from, to).map(({ norm }) => norm)
    const first = norms.findIndex((norm, at) => norm === 'not' && norms[at + 1] === 'to')
    const second = norms.findIndex((norm, at) => at > first && norm === 'and' && norms[at + 1] === 'to')
    if (first >= 0 && second > 0) for (let at = from + second; at < to; at++) polarities.set(at, 'yes')
  }
}

const CAUSE = /^(?:because|due|owing|despite|из|ввиду|вследствие|несмотря|вопреки|λογω|εξαιτιασ|παρα)$/u
/** "Not given because of the ulcer", "no better despite the drops": the cause, or what did not help, is so. */
export function affirmCauses(all: Words, clauses: readonly Clause[], polarities: Map<number, WordPolarity>): void {
  for (const clause of clauses) {
    const cues = cuesIn(all, clause)
    const cause = all.words
      .slice(clause.from, clause.to)
      .findIndex(
        ({ norm }, at) => CAUSE.test(norm) && (norm !== 'из' || all.words[clause.from + at + 1]?.norm === 'за'),
      )
    if (cause < 0 || cues.length === 0 || cues.some(at => at >= clause.from + cause)) continue
    for (let at = clause.from + cause; at < clause.to; at++) polarities.set(at, 'yes')
  }
}

const IDIOMS = new Set(
  'dyspnea orthopnea insomnia anorexia fatigue weakness limbWeakness ischuria urinaryRetention numbness hearingLoss anosmia unable aphasia paralysis limitedMotion dysphagia constipation visualLoss blurredVision malaise concentration anhedonia erectile urgency incontinence amenorrhea memory oliguria incompleteEmptying suicidal weightBearing heatIntolerance trismus lowMood refuse normal preserved stiffness keepDrug confusion ageusia deferred agree consent bedbound housebound agitation persist'.split(
    ' ',
  ),
)
const UNCHANGED = new Set(['keepDrug', 'normal', 'preserved'])
/** A finding whose own words deny is one: "can't get my breath", «не хватает воздуха». */
export function affirmIdioms(
  all: Words,
  clauses: readonly (Clause & { atoms: readonly Atom[]; asks?: boolean })[],
  polarity: Map<number, WordPolarity>,
): void {
  for (const { from, to, atoms, asks } of clauses) {
    if (asks) continue
    for (const atom of atoms) {
      if (atom.kind !== 'concept' || polarity.get(atom.from) !== 'no') continue
      if (!atom.ids.some(id => IDIOMS.has(id))) continue
      const cues = cuesIn(all, { from, to })
      const own = all.words.slice(atom.from, atom.to).some(({ norm }) => CUE.test(norm))
      if (!own || !cues.every(at => at >= atom.from && at < atom.to)) continue
      // "It has not changed in size", «кожа не изменена»: nothing of it is denied.
      const [start, end] = atom.ids.some(id => UNCHANGED.has(id)) ? [from, to] : [atom.from, atom.to]
      for (let at = start; at < end; at++) polarity.set(at, 'yes')
    }
  }
}
