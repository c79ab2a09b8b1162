import { SECTION_IDS, type SectionId } from '../extraction.ts'
import type { ReportPlan } from './print-report.ts'

/** Words by which a person names a section, folded; stems of Russian and Greek words. */
const NAMES: Readonly<Record<SectionId, string>> = {
  complaints: 'жалоб|complain|presenting|ενοχληματ|παραπον|αιτια προσελευσησ',
  presentIllness: 'анамнез(?! жизни)|течени|history of present|hpi|onset|course|παρουσα νοσο|πορεια',
  pastHistory:
    'перенес|анамнез жизни|операци|хронич|past (medical|surgical|history)|pmh|surger|ατομικ|χειρουργ|ιστορικο',
  drugHistory: 'препарат|лекарств|таблет|принима|медикамент|drug|medic(ation|ine)|tablet|φαρμακ|χαπι|αγωγη',
  allergies: 'аллерг|allerg|intoleran|αλλεργ',
  familyHistory: 'семь|семейн|наследств|родственник|family|relatives|οικογεν|κληρονομ',
  socialHistory: 'образ жизни|привычк|курен|алкогол|труд|social|lifestyle|smok|alcohol|habits|συνηθει|καπνισ|αλκοολ',
  examination:
    'осмотр|объективн|показател|давлени|обследован|анализ|exam|vital|finding|results|labs|εξεταση|ευρηματα|ζωτικα|εργαστηρι',
  assessment: 'заключен|диагноз|assessment|impression|diagnos|εκτιμηση|διαγνωση',
  plan: 'план|назначен|рекоменд|лечени|plan|treatment|prescri|recommend|σχεδιο|οδηγιεσ|θεραπεια',
  followUp: 'явк|контрол|наблюден|повторн|follow|next (visit|appointment)|επανεξετ|επανελεγχ|ραντεβου',
  safetyNet:
    'срочн|скор(ая|ую|ой)|тревожн|предупрежд|warning|safety|urgent|emergency|return precaution|red flag|επειγον|αμεσα|προειδοπ',
}

/** Requests that selecting sentences cannot fulfil. */
const BEYOND =
  'перевед|перевод|сократ|переформулир|своими словами|письмо|оцени|предложи|дифференциальн|translat|rewrit|rephras|shorten|letter|suggest|differential|in your own words|μεταφρασ|επιστολη|γραμμα|προτειν|συντομευσ|διαφορικη'

export interface PlannedReport {
  plan: ReportPlan
  /** Part of the prompt asks for what the built-in engine cannot do. */
  isPartly: boolean
}

/**
 * What a report prints. A custom prompt selects and orders sections by their names; with none named, all are printed
 * and the prompt counts as not followed.
 */
export function planReport(reportId: string, prompt: string): PlannedReport {
  const wanted = namedSections(prompt)
  const isPartly = pattern(BEYOND).test(fold(prompt))
  if (reportId === 'summary' && wanted.length === 0)
    return { plan: { kind: 'summary' }, isPartly: isPartly || prompt !== '' }
  const ids = wanted.length > 0 ? wanted : SECTION_IDS
  const plan = { kind: 'sections', ids, drugTable: ids.includes('drugHistory') } as const
  return { plan, isPartly: isPartly || (wanted.length === 0 && prompt.trim() !== '') }
}

function namedSections(prompt: string): SectionId[] {
  const folded = fold(prompt)
  return SECTION_IDS.flatMap(id => {
    const found = pattern(NAMES[id]).exec(folded)
    return found ? [{ id, at: found.index }] : []
  })
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id)
}

/** Letters without accents and in lower case; the same for the words that are looked for. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ς/g, 'σ')
const pattern = (words: string) => new RegExp(fold(words))
