import { relativeNamed } from './relatives.ts'
import { isOrder } from './acts.ts'
import { type DrugFact, drugFactOf } from './drug-facts.ts'
import { regionsOfReading } from './drug-regions.ts'
import type { Transcript } from './evidence.ts'

/** A mention of a medicine in the transcript. */
export interface Mention extends DrugFact {
  /** English noun of a relative, or `patient`. */
  person: string
  /** Told of what is to be done from now on; otherwise of what was and is. */
  plan: boolean
  /** "If …": it may come. */
  condition: boolean
  /** Named by mistake and taken back. */
  takenBack: boolean
  /** Only asked about. */
  asked: boolean
}

/** Every mention of a medicine, in the order of the transcript. */
export function mentionsOf({ reading, clauses, polarity, superseded }: Transcript): Mention[] {
  const planFrom = planStart(reading.words.length, clauses, reading)
  return regionsOfReading(reading).flatMap(region => {
    const fact = drugFactOf(reading, region, polarity, superseded.amounts)
    const clause = clauses.find(one => one.from <= region.at && region.at < one.to)
    if (!fact || !clause) return []
    const answered = region.to > clause.to || !clause.asks
    const later = clause.asks && region.to > clause.to ? relativeNamed(reading, clause.to, region.to) : null
    const plan =
      region.at >= planFrom ||
      (clause.speaker === 'doctor' &&
        !clause.asks &&
        reading.form !== 'dictation' &&
        (reading.form === 'dialogue' || isOrder(fact.acts)))
    return [
      {
        ...fact,
        doses: lastDoses(fact),
        perDay: fact.doses.length > 1 ? fact.perDay : fact.perDay.slice(-1),
        person: later ?? clause.experiencer,
        plan,
        condition: clause.condition,
        asked: clause.asks && !answered,
        takenBack: superseded.drugs.has(region.at),
      },
    ]
  })
}

/** In one mention a later dose replaces an earlier one, unless each has its own time of day. */
function lastDoses({ doses, dayTimes }: DrugFact): DrugFact['doses'] {
  if (doses.length < 2 || dayTimes.length > 1) return doses
  const last = doses.toSorted((a, b) => a.from - b.from).at(-1)
  return doses.filter(one => one === last || one.unit !== last?.unit)
}

/** In dictation the plan begins with its heading. */
function planStart(end: number, clauses: Transcript['clauses'], reading: Transcript['reading']): number {
  if (reading.form !== 'dictation') return end
  for (const { from } of clauses)
    if (
      (reading.hits[from] ?? []).some(
        hit => hit.is === 'heading' && hit.of === 'plan' && /[.:\n]/u.test(reading.words[hit.to - 1]?.after ?? ''),
      )
    )
      return from
  return end
}
