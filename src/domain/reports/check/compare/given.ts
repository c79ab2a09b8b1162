import type { Atom } from '../atoms.ts'
import type { Compared } from './compared.ts'

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
