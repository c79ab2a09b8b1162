import type { SectionId } from '../extraction.ts'
import type { Reading } from '../text/shape.ts'
import { has, normsIn } from '../text/within.ts'
import type { Range } from './context.ts'

/** Of oneself. */
export const OWN = /^(?:μου|εγω|με|i|i'm|i've|my|me|я|мне|меня|мои|моя|мое|мои|сама|сам)$/u

const NOBODY = /(?:^|\s)(?:ни у кого|никто|никого|nobody|no one|none of|κανεισ|κανενασ|κανεναν)(?:\s|$)/u
/** Goes on with a list. */
const ADDS = /^(?:and|also|plus|then|и|еще|а|ну|потом|και|κι|επισησ|μετα)$/u

const FEW = 4
const TO = /^(?:на|к|to|with|from|σε|στο|στη|στην|στον|στα|στισ|με|απο)$/u
const BEARS =
  /(?:^| )(?:ничего|нет|нормально|спокоино|хорошо|не было|fine|nothing|no|not|okay|ok|οχι|τιποτα|καλα|δεν|ενταξει|κανενα)(?: |$)/u

/** What an answered question lends to the sentences behind its answer. */
export function topicOf(reading: Reading, id: SectionId, answers: readonly Range[]): number {
  const short = answers.every(
    ({ from, to }) => to - from <= FEW && !reading.words.slice(from, to).some(({ norm }) => OWN.test(norm)),
  )
  if (id === 'pastHistory' && !answers.some(({ from, to }) => has(reading, from, to, 'now'))) return 2
  const first = reading.words[answers[0]?.from ?? 0]?.norm ?? ''
  // «На йод ничего», "To latex, no": goes on with what one reacts to.
  if (id === 'allergies' && TO.test(first) && answers.some(({ from, to }) => BEARS.test(normsIn(reading, from, to))))
    return 5
  // "Nobody has rheumatism."
  if (id === 'familyHistory' && answers.some(({ from, to }) => NOBODY.test(normsIn(reading, from, to)))) return 5
  const forgets = answers.some(
    ({ from, to }) => has(reading, from, to, 'stop', 'frequency') && !has(reading, from, to, 'disease'),
  )
  if (id === 'drugHistory' && forgets) return 4
  if (id === 'drugHistory' && ADDS.test(first)) return 2.5
  if (id === 'presentIllness' && ADDS.test(first)) return 2
  return id === 'allergies' || (id === 'familyHistory' && short) ? 2.8 : 1.2
}
