import { expect, test } from 'vitest'
import { conceptsOf } from '../../../../../src/domain/reports/concepts/concept-index.ts'
import { readWords } from '../../../../../src/domain/reports/text/words.ts'

const idsOf = (text: string) => conceptsOf(readWords(text).words.map(({ norm }) => norm)).flatMap(({ ids }) => ids)

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** A form of three letters stands for itself alone, so that each case of a short word has to be listed. */
test.each([
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
  'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
  'январе феврале марте апреле мае июне июле августе сентябре октябре ноябре декабре',
  'Ιανουάριο Φεβρουάριο Μάρτιο Απρίλιο Μάιο Ιούνιο Ιούλιο Αύγουστο Σεπτέμβριο Οκτώβριο Νοέμβριο Δεκέμβριο',
  'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
])('each month is known in its case: %s', text => {
  expect(text.split(' ').map(month => idsOf(`, ${month},`).find(id => MONTHS.includes(id)))).toEqual(MONTHS)
})

test.each([
  ['яичко', 'testicle'],
  ['афты', 'mouthUlcer'],
  ['άφθες', 'mouthUlcer'],
  ['зоба', 'goiter'],
  ['тика', 'tic'],
  ['пищи', 'food'],
  ['υγρό', 'wet'],
  ['шину', 'cast'],
  ['шва', 'sutures'],
  ['жаром', 'fever'],
  ['яичник', 'ovary'],
  ['пищевод', 'oesophagus'],
])('%s is %s', (word, id) => expect(idsOf(word)).toContain(id))
