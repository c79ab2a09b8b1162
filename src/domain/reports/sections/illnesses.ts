import type { Reading } from '../text/shape.ts'
import { has, hasDrug, normsIn } from '../text/within.ts'
import type { Range } from './context.ts'

/** Words of a sentence that only names an illness. */
const BRIEF = 7
const ILLNESSES =
  /(?:^| )(?:other (?:illness(?:es)?|conditions|medical problems|health problems|diseases)|чем еще (?:болел|боле\p{L}+)|други\p{L}+ (?:болезн|заболеван)\p{L}*|αλλεσ (?:παθησεισ|αρρωστιεσ|ασθενειεσ)|αλλο νοσημα|αλλα νοσηματα)(?: |$)/u
/** "And you've got diabetes.": an illness that the doctor knows of. */
export const tellsKnown = (reading: Reading, range: Range): boolean =>
  /^(?:(?:and|so|и|а|και) )?(?:you've got|you have|у вас(?: еще)?|εχετε(?: και)?) /u.test(
    normsIn(reading, range.from, range.to),
  ) &&
  range.to - range.from <= BRIEF &&
  has(reading, range.from, range.to, 'disease') &&
  !has(reading, range.from, range.to, 'hedge')
const NOT_WITH =
  /^(?:(?:no|нет|οχι) )?(?:not with|only not with|с (?:вашим|вашеи|вашими) \p{L}+ (?:нельзя|не)|οχι με (?:το|τη|την|τα|τισ) \p{L}+ σασ)(?: |$)/u
/** Words of a question that only lists illnesses. */
const LISTED = 3
/** An ulcer may be a finding too; asked whether there was one, it is an illness. */
const ULCER = /(?:^| )(?:язв(?:а|у|ы)|ulcers?|ελκ(?:οσ|η))(?: |$)/u
/** "Ulcers, gastritis?", "Any other illnesses?" */
export const asksIllness = (reading: Reading, { from, to }: Range): boolean =>
  ILLNESSES.test(normsIn(reading, from, to)) ||
  (ULCER.test(normsIn(reading, from, to)) && !has(reading, from, to, 'organ', 'relative', 'now')) ||
  (has(reading, from, to, 'disease') &&
    (to - from <= LISTED || !has(reading, from, to, 'symptom')) &&
    !has(reading, from, to, 'relative', 'smoke', 'allergy', 'vital', 'assess', 'take', 'course') &&
    !hasDrug(reading, from, to))

/** "Not with your ulcer.": why a medicine that was asked for is not given. */
export const forbidsWith = (reading: Reading, { from, to }: Range): boolean => NOT_WITH.test(normsIn(reading, from, to))
