import type { Atom } from './atoms.ts'

/** What is done with a medicine. */
export type Act =
  | 'take'
  | 'prescribe'
  | 'stop'
  | 'hold'
  | 'keep'
  | 'increase'
  | 'decrease'
  | 'allergy'
  | 'offer'
  | 'avoid'

const OFFERS = /^(?:предлага|предлож|могл|could|offer|suggest|consider|προτειν|σκεφτ|подума|think)/u
const ACTS: Readonly<Record<string, Act>> = {
  take: 'take',
  prescribe: 'prescribe',
  startDrug: 'prescribe',
  give: 'prescribe',
  stopDrug: 'stop',
  hold: 'hold',
  keepDrug: 'keep',
  increase: 'increase',
  decrease: 'decrease',
  allergy: 'allergy',
  anaphylaxis: 'allergy',
  hives: 'allergy',
  rash: 'allergy',
  refuse: 'avoid',
  avoid: 'avoid',
}

/** Acts that pieces name, the most telling of an ambiguous word: "stop" before "start". */
export function actsIn(atoms: readonly Atom[], norms: (atom: Atom) => string): Set<Act> {
  const acts = new Set<Act>()
  for (const atom of atoms) {
    if (OFFERS.test(norms(atom))) acts.add('offer')
    if (atom.kind !== 'concept') continue
    for (const id of atom.ids) {
      const act = ACTS[id]
      if (act) acts.add(act)
    }
  }
  if (acts.has('stop') || acts.has('hold')) acts.delete('take')
  return acts
}
