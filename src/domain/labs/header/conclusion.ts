import { fold } from '../text/fold.ts'

const LABEL = new RegExp(
  `^(?:${[
    'заключение',
    'заключение врача',
    'комментарий врача',
    'комментарий к результату',
    'интерпретация',
    'интерпретация результата',
    'conclusion',
    'conclusions',
    'interpretation',
    'impression',
    'clinical comment',
    'pathologist comment',
    'comment',
    'comments',
    'συμπέρασμα',
    'συμπεράσματα',
    'σχόλια',
    'σχόλιο',
    'παρατηρήσεις',
    'γνωμάτευση',
  ]
    .map(fold)
    .join('|')})\\s*[:.]\\s*`,
  'u',
)
const STATUS = /\((?:abnormal|см\. комментарий|отклонени|παθολογικ)[^)]*\)$/iu
const FOOTER =
  /^(?:врач|дата|подпись|лаборант|исполнитель|страница|стр\.|page|signed|doctor|authori[sz]ed|printed|\*|ο ιατρός|υπογραφή|σελίδα|результаты исследований)/iu

/** Whether a line begins a conclusion or a comment on the whole sheet. */
export const isConclusion = (line: string) => LABEL.test(fold(line))

/** What the sheet concludes: the text behind such a label, or the status of a panel that was marked abnormal. */
export function readConclusion(lines: readonly string[]): string | null {
  for (const [at, line] of lines.entries()) {
    const label = LABEL.exec(fold(line))
    if (!label) continue
    // Folding keeps the number of letters, so the label's length holds for the printed line.
    const texts = [line.slice(label[0].length).trim()]
    for (const next of lines.slice(at + 1, at + 8)) {
      if (FOOTER.test(next.trim()) || LABEL.test(fold(next)) || next.trim() === '') break
      texts.push(next.trim())
    }
    const text = texts.filter(Boolean).join(' ')
    if (text) return text
  }
  const statuses = lines.filter(line => STATUS.test(line.trim()))
  return statuses.length > 0 ? statuses.map(line => line.trim()).join('; ') : null
}
