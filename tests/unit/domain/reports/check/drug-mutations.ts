import { findDrugs } from '../../../../../src/domain/drugs/find-drugs.ts'
import { ALL_DRUGS } from '../../../../../src/domain/drugs/list/all.ts'
import type { Visit } from '../../../../factories/visits/visit.ts'

interface GoldDrug {
  name: string
  inn: string | null
  dose: number | null
  unit: string | null
  status: string
  perDay?: number | null
  experiencer?: string
}

const TAKES = { ru: 'Принимает', en: 'Takes', el: 'Λαμβάνει' } as const
const PRESCRIBED = { ru: 'Назначен', en: 'Prescribed:', el: 'Χορηγείται' } as const
const TIMES = {
  ru: (count: number) => `${count} раз в день`,
  en: (count: number) => `${count} times a day`,
  el: (count: number) => `${count} φορές την ημέρα`,
} as const
const UNITS: Record<Visit['lang'], Record<string, string>> = {
  ru: {
    mg: 'мг',
    mcg: 'мкг',
    g: 'г',
    ml: 'мл',
    tablet: 'таблетки',
    IU: 'единиц',
    unit: 'единиц',
    dose: 'дозы',
    puff: 'вдоха',
    drop: 'капель',
  },
  en: {
    mg: 'mg',
    mcg: 'micrograms',
    g: 'g',
    ml: 'ml',
    tablet: 'tablets',
    IU: 'units',
    unit: 'units',
    dose: 'doses',
    puff: 'puffs',
    drop: 'drops',
  },
  el: {
    mg: 'mg',
    mcg: 'mcg',
    g: 'g',
    ml: 'ml',
    tablet: 'δισκία',
    IU: 'μονάδες',
    unit: 'μονάδες',
    dose: 'δόσεις',
    puff: 'εισπνοές',
    drop: 'σταγόνες',
  },
}
const SCRIPT = { ru: /^\p{Script=Cyrillic}/u, en: /^\p{Script=Latin}/u, el: /^\p{Script=Greek}/u } as const

/** Another name of the same substance in the visit's script. */
function synonymOf({ inn, name }: GoldDrug, lang: Visit['lang']): string | undefined {
  const names = inn ? [inn, ...(ALL_DRUGS[inn]?.[1].split('|') ?? [])] : []
  return names
    .map(one => one.trim())
    .find(one => SCRIPT[lang].test(one) && !one.includes('/') && one.toLowerCase() !== name.toLowerCase())
}

const sameDose = ({ gold }: Visit, inn: string | null, dose: number | null) =>
  gold.drugs.some(one => one.inn === inn && one.dose === dose)

/** What can be said of the medicines of a visit, truly and with one thing changed. `names` are those of the transcript. */
export function drugMutations(
  visit: Visit,
  names: readonly string[],
  add: (kind: 'true' | 'drug' | 'dose' | 'frequency' | 'status', sentence: string) => void,
): void {
  const { lang, gold } = visit
  for (const drug of gold.drugs as unknown as GoldDrug[]) {
    if (drug.experiencer && drug.experiencer !== 'patient') continue
    const unit = drug.unit ? UNITS[lang][drug.unit] : ''
    if (unit === undefined) continue
    const verb = drug.status === 'prescribed' ? PRESCRIBED[lang] : TAKES[lang]
    const dose = drug.dose === null ? '' : ` ${drug.dose} ${unit}`.trimEnd()
    if (drug.status === 'current' || drug.status === 'prescribed') {
      if (drug.dose !== null) add('true', `${verb} ${drug.name}${dose}.`)
      if (drug.dose !== null) add('dose', `${verb} ${drug.name} ${drug.dose * 2 + 0.3} ${unit}.`)
      const synonym = synonymOf(drug, lang)
      if (synonym) add('true', `${verb} ${synonym}${dose}.`)
      const wrong = drug.perDay && drug.perDay >= 1 ? TIMES[lang](drug.perDay + 4) : ''
      if (wrong) add('frequency', `${verb} ${drug.name}${dose} ${wrong}.`)
      const other = names.find(
        name => findDrugs(name)[0]?.inn !== drug.inn && !sameDose(visit, findDrugs(name)[0]?.inn ?? null, drug.dose),
      )
      if (drug.inn && drug.dose !== null && other) add('drug', `${verb} ${other}${dose}.`)
    }
    const isGiven = gold.drugs.some(
      one => one.inn === drug.inn && (one.status === 'current' || one.status === 'prescribed'),
    )
    if (drug.status === 'refused' || drug.status === 'stopped') add('status', `${PRESCRIBED[lang]} ${drug.name}.`)
    if (drug.status === 'refused' && !isGiven) add('status', `${TAKES[lang]} ${drug.name}.`)
  }
}
