import type { CatalogueEntry } from '../catalogue/entry.ts'
import { fitsEntry } from '../catalogue/find-biomarker.ts'
import { editDistance } from '../text/edit-distance.ts'
import { tidy } from '../text/fold.ts'
import { unitReadings } from './parse-unit.ts'

const COMMON =
  '% g/dL g/dl gr/dl г/дл g/L g/l г/л mg/dL mg/dl мг/дл mg/L mg/l мг/л μg/dL μg/dl мкг/дл μg/L ug/L мкг/л ng/mL ng/ml нг/мл ng/dL ng/dl нг/дл pg/mL pg/ml пг/мл ng/L нг/л mmol/L mmol/l ммоль/л μmol/L umol/L μmol/l мкмоль/л nmol/L nmol/l нмоль/л pmol/L pmol/l пмоль/л U/L Ед/л МЕ/л IU/L IU/mL IU/ml МЕ/мл U/mL U/ml Ед/мл mIU/L мМЕ/л мЕд/л мМЕ/мл mIU/mL mIU/ml μIU/mL uIU/mL μIU/ml мкМЕ/мл fL fl фл pg пг mm/h мм/ч мм/час K/μl K/uL тыс/мкл 10^9/L 10^9/л 10*9/л x10E3/uL M/μl M/uL млн/мкл 10^12/L 10^12/л 10*12/л /μl /uL sec s сек mL/min мл/мин mL/min/1.73m2 мл/мин/1,73м² mmol/mol ммоль/моль μkat/L L/L л/л mg/g mg/mmol мг/ммоль мг/г mEq/L'.split(
    ' ',
  )

/** Characters of units that a picture takes for one another. */
const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['a', /[agdqоοαаσθ9бσ@]/gu],
  ['l', /[lIi1|!ιίὶἰί/\\[\]:;,.'`]/gu],
  ['m', /[mмM]/gu],
  ['u', /[uμυvυpuи]/gu],
  ['л', /[лпЛnнпή]/gu],
  ['г', /[гтrг]/gu],
  ['k', /[kкκKΚК]/gu],
  ['ч', /[ч4yЧу]/gu],
]

const skeleton = (text: string) =>
  CLASSES.reduce((left, [letter, like]) => left.replace(like, letter), tidy(text).replace(/[\s()]/gu, ''))

/**
 * The unit that a misread one most resembles, of those in which the test's results are printed and of which `fits` says
 * that the numbers can be in them. Units that stand elsewhere on the sheet come first.
 */
export function repairUnit(
  text: string,
  entry: CatalogueEntry,
  onSheet: ReadonlySet<string>,
  fits: (unit: string) => boolean,
): string | null {
  const read = skeleton(text)
  const candidates = [...new Set([...onSheet, ...COMMON])].filter(
    unit => unitReadings(unit).some(one => fitsEntry(one, entry)) && fits(unit),
  )
  const ranked = candidates.map(unit => {
    const own = skeleton(unit)
    const distance = editDistance(read, own, Math.max(read.length, own.length))
    return { unit, distance: distance / Math.max(own.length, 1) - (onSheet.has(unit) ? 0.15 : 0) }
  })
  ranked.sort((a, b) => a.distance - b.distance)
  const [best] = ranked
  return best && (best.distance < 0.67 || (text.length <= 3 && entry.units.length === 1)) ? best.unit : null
}
