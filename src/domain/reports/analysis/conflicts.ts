import type { NamedDrug } from '../../drugs/find-drugs.ts'
import { findDrugs } from '../../drugs/find-drugs.ts'
import type { Mention } from '../check/medicines/drug-mentions.ts'
import type { Extraction, FoundDrug } from '../extraction.ts'
import type { AllergyConflict, ConflictRule } from './analysis.ts'

/** Beta-lactams share a ring; aztreonam is deliberately not among them. */
const BETA_LACTAMS = new Set(['penicillin', 'cephalosporin', 'carbapenem'])
/**
 * Classes of one chemistry, where the class itself is a reason to check. Sulfonamide diuretics and sulfonylureas are no
 * sulfonamide antibiotics, and classes by use ("antihypertensive") say nothing.
 */
const CHEMICAL = new Set([
  'penicillin',
  'cephalosporin',
  'carbapenem',
  'macrolide',
  'fluoroquinolone',
  'tetracycline',
  'sulfonamide antibiotic',
  'aminoglycoside',
  'glycopeptide',
  'lincosamide',
  'nitroimidazole',
  'nitrofuran',
  'azole antifungal',
  'NSAID',
  'opioid',
  'ACE inhibitor',
  'ARB',
  'statin',
  'amide local anaesthetic',
  'ester local anaesthetic',
  'iodinated contrast',
  'low molecular weight heparin',
  'benzodiazepine',
  'PPI',
  'SSRI',
])
/** Listed by use, of the chemistry of a class. */
const ALSO_OF: Readonly<Record<string, string>> = {
  'acetylsalicylic acid': 'NSAID',
  metamizole: 'NSAID',
  heparin: 'low molecular weight heparin',
}

interface Known {
  inn: string | null
  classes: string[]
}

function known({ name, inn }: FoundDrug): Known {
  const named: NamedDrug | undefined = findDrugs(name).find(one => one.inn === inn || inn === null)
  const own = named?.drugClass ?? findDrugs(inn ?? '')[0]?.drugClass
  return { inn, classes: [own, ALSO_OF[inn ?? '']].filter(one => one !== undefined && one !== null) }
}

const ingredients = (inn: string) => inn.split('/')

function ruleOf(drug: Known, allergen: Known): ConflictRule | null {
  if (drug.inn !== null && drug.inn === allergen.inn) return 'sameDrug'
  if (drug.inn && allergen.inn && ingredients(drug.inn).some(one => ingredients(allergen.inn ?? '').includes(one)))
    return 'sameIngredient'
  if (drug.classes.some(one => CHEMICAL.has(one) && allergen.classes.includes(one))) return 'sameClass'
  const both = [drug, allergen].every(({ classes }) => classes.some(one => BETA_LACTAMS.has(one)))
  return both ? 'betaLactam' : null
}

const ORDERS = ['take', 'prescribe', 'keep', 'increase', 'decrease'] as const

/** True if a mention in the spans gives or takes it: not refused, not only thought of, not only named as an allergy. */
const isReal = ({ spans }: FoundDrug, mentions: readonly Mention[], rule: ConflictRule) =>
  mentions.some(one => {
    if (!spans.some(([start, end]) => start <= one.start && one.start < end)) return false
    const refused =
      one.condition ||
      one.polarity === 'no' ||
      one.acts.has('not-given') ||
      one.acts.has('not-taken') ||
      one.acts.has('offer')
    const given = one.doses.length > 0 || one.perDay.length > 0 || ORDERS.some(act => one.acts.has(act))
    return one.person === 'patient' && !one.allergy && !refused && (given || rule !== 'sameDrug')
  })

/** The patient's medicines, taken or prescribed, against the patient's allergies. */
export function conflictsOf({ drugs }: Extraction, mentions: readonly Mention[]): AllergyConflict[] {
  const own = drugs.filter(one => one.experiencer === 'patient')
  const allergens = own.filter(one => one.status === 'allergy')
  const conflicts: AllergyConflict[] = []
  for (const drug of own) {
    if (drug.status !== 'current' && drug.status !== 'prescribed') continue
    for (const allergen of allergens) {
      const rule = ruleOf(known(drug), known(allergen))
      if (rule && isReal(drug, mentions, rule))
        conflicts.push({
          drug: drug.name,
          allergen: allergen.name,
          rule,
          drugSpans: drug.spans,
          allergenSpans: allergen.spans,
        })
    }
  }
  return conflicts
}
