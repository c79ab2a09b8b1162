import type { Atom } from '../../atoms.ts'
import type { Compared } from '../compared.ts'

/** «Анальгин не вводим перед операцией цефазолин»: in speech without punctuation the verb is of another medicine. */
export const isPastOther = (
  { clause, atom: drug }: Compared['support']['matches'][number],
  wanted: readonly Atom[],
  { support, transcript: { clauses, reading } }: Compared,
) =>
  (clauses[clause]?.loose ?? false) &&
  reading.segments[clauses[clause]?.segment ?? -1]?.loose === true &&
  support.matches
    .filter(one => wanted.includes(one.wanted))
    .every(
      ({ atom }) =>
        atom.to <= drug.from && [...reading.drugs.keys()].some(at => at < atom.from && atom.from - at <= OWN_VERB),
    )
const OWN_VERB = 4

const GIVING = new Set(['prescribe', 'give', 'startDrug', 'begin', 'take', 'need'])
/** Only says that a medicine is given or taken. */
export const isGiving = (atom: Atom) => atom.kind === 'concept' && atom.ids.every(id => GIVING.has(id))

const NO = /^(?:нет|no|οχι)$/u
/** «Φορούσε κράνος λιποθύμησε όχι»: in speech without punctuation the "no" is of the finding right before it. */
export const isBeforeDenied = (wanted: Atom, { support, transcript: { clauses, reading } }: Compared): boolean =>
  wanted.kind === 'word' &&
  support.matches
    .filter(one => one.wanted === wanted)
    .every(({ clause, atom }) => {
      const own = clauses[clause]
      if (!own || reading.segments[own.segment]?.loose !== true) return false
      const no = reading.words.slice(atom.to, own.to).findIndex(({ norm }) => NO.test(norm))
      if (no < 0) return false
      const cue = reading.words.slice(own.from, atom.from).some(({ norm }) => /^(?:не|δεν|not)$/u.test(norm))
      const last = atom.to + no
      return !cue && own.atoms.some(one => one.to === last && one.from >= atom.to && one.kind === 'concept' && one.hard)
    })
