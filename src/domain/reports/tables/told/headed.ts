import type { Reading } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import { HELD } from '../status-words.ts'

export type HeadedAct = 'ended' | 'unneeded' | 'order' | 'keep'

const MEDICINES = '(?: (?:medicines?|medications?|meds|drugs|препарат\\S*|лекарств\\S*|φαρμακ\\S*|αγωγη))?'
const OF =
  '(?:(?:so|and|then|now|plan|значит|итак|λοιπον|medicines?|medications?|meds|drugs|препараты|лекарства|φαρμακα) )*'
const heading = (said: string) => new RegExp(`^${OF}(?:${said})${MEDICINES}(?: (?:today|now|сегодня|σημερα))?$`, 'u')

const HEADINGS: readonly (readonly [HeadedAct, RegExp])[] = [
  [
    'ended',
    heading(
      'stop|stopped|stopping|discontinue[ds]?|ceased?|withdrawn|withdraw|past|former|previous|previously(?: (?:tried|taken|on))?|tried(?: before)?|отмен\\S+|прекра\\S+|(?:ранее|раньше|прежде|в прошлом)(?: (?:принимал\\S*|получал\\S*|пил\\S*))?|διακοπ\\S*|διεκοψ\\S*|σταματ\\S+|κοβ\\S+|κοψ\\S+|προηγουμεν\\S+|παλαιοτερ\\S+|παλια',
    ),
  ],
  [
    'unneeded',
    heading(
      'avoid|to avoid|not (?:to be )?(?:given|taken|for use)|do not (?:give|take|use)|contraindicated|исключить|исключаем|избегать|противопоказан\\S*|не (?:принимать|давать|назначать|применять|принимает)|αποφυγη|αποφυγετε|να αποφευγ\\S+|αντενδειξ\\S+|αντενδεικν\\S+|δεν παιρνει|οχι',
    ),
  ],
  [
    'order',
    heading(
      'new|start|started|starting|commenced?|added|add|prescribed?|newly (?:started|prescribed)|назначен\\S*|назначаю|начать|начаты|добав\\S+|новое|новые|новыи|рекомендован\\S*|εναρξη|ξεκιν\\S+|νε[αο]|προστεθ\\S+|προσθηκη|συνταγογραφ\\S+',
    ),
  ],
  [
    'keep',
    heading(
      'continue[ds]?|continuing|unchanged|no changes?|same|regular|current|currently(?: (?:on|takes|taking))?|hold|held|on hold|paused|продолж\\S+|без изменении|постоянн\\S+|принимает(?: постоянно)?|временно отмен\\S+|συνεχιζ\\S+|συνεχεια|χωρισ αλλαγ\\S+|τρεχουσα|σταθερη',
    ),
  ],
]

const MOST = 5

export interface Headed {
  readonly act: HeadedAct
  /** The first word behind the heading. */
  readonly from: number
}

/** What the heading of a written list says of its medicines: "Stopped: amlodipine, ibuprofen", or its lines below. */
export function headingOf(reading: Reading, index: number): Headed | null {
  const { segments, words } = reading
  const own = segments[index]
  if (!own) return null
  // Each line of what is written is a turn of its own.
  const isOfList = (at: number) => segments[at]?.turn === own.turn || reading.form !== 'dialogue'
  for (let at = index; at >= 0 && isOfList(at); at--) {
    const { from, to } = segments[at] ?? own
    const colon = words.slice(from, Math.min(to, from + MOST)).findIndex(({ after }) => after.startsWith(':'))
    if (colon >= 0) {
      const behind = from + colon + 1
      // A list in the sentence of its heading ends with it.
      if (at < index && behind < to) return null
      const said = normsOf(reading, from, behind)
      const act = HEADINGS.find(([, pattern]) => pattern.test(said))?.[0]
      if (!act || ![behind, behind + 1].some(one => reading.drugs.has(one))) return null
      return { act: act === 'ended' && HELD.test(said) ? 'keep' : act, from: at < index ? own.from : behind }
    }
    // A line of the list begins with its medicine; an empty line ends the list.
    const isLine = at > 0 && /^[^\n]*\n[^\n]*$/u.test(words[from - 1]?.after ?? '')
    if (!isLine || ![from, from + 1].some(one => reading.drugs.has(one))) return null
  }
  return null
}
