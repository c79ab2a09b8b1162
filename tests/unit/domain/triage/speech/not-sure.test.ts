import { expect, test } from 'vitest'
import { extractVitals } from '../../../../../src/domain/triage/speech/extract-vitals.ts'
import { filledIn } from './phrase-sets.ts'

test.each([
  ['a pressure broken off behind a comma', 'BP ninety-six, over... sorry, battery... fifty-eight.', {}],
  ['a correction of the hour', 'Temp 37.9, obs at 14:28, no, sorry, 30.', {}],
  ['the flow of a value that was', 'Сейчас на воздухе 95... на двух литрах было 98.', { SpO2: 95, onOxygen: false }],
  ['the flow of a value that was', 'Τώρα στον αέρα 95… με τα δύο λίτρα είχε 98.', { SpO2: 95, onOxygen: false }],
  ['a value without the mask', 'Ninety-one with the mask, seventy-nine, when it comes off.', {}],
  ['one of two readings', 'Both his readings were low: eighty-four, and eighty-eight systolic.', {}],
  ['the speaker’s own', 'Хозяйка квартиры говорит, что у... никак не разгляжу... неё самой пульс 50, у жильца 96.', {}],
  ['a value that is counted anew', "Resps 18. Hang on, he's talking. I'll recount... come in... 22.", {}],
  ['the first of two values', 'Σφύξεις 120, γιαγιά μη, λυγίζεις το χέρι, 124.', { HR: 124 }],
  ['half of a number', 'Дыхание двадцать… да, несите во вторую… палату… четыре.', {}],
  ['half of a number', 'Θερμοκρασία. Τριάντα οκτώ. Σηκώστε κάποιος, το τηλέφωνο. Και δύο.', {}],
  ['a range with one end corrected', 'Κορεσμός 92 με 96, συγγνώμη, 94.', {}],
  ['values with and without a mask', 'Без маски семьдесят... девять, с маской девяносто один.', {}],
  ['counting aloud', 'Resp rate, one two, three four, um, call it twenty.', {}],
])('%s is not sure: %s', (_, text, sure) => expect(filledIn(extractVitals(text))).toEqual(sure))

test.each(['Мужчине пятьдесят, пять, сатурация 90.', 'Ей двадцать... минутку... четыре, давление 148 на 96.'])(
  'an age in two parts is not sure: %s',
  text => expect(extractVitals(text)).not.toHaveProperty('ageYears'),
)
