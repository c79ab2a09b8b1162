import { expect, test } from 'vitest'
import { extract } from '../../../../../src/domain/reports/extract.ts'

const drugsOf = (order: string) =>
  extract(`Doctor: Let me examine you. Blood pressure 150 over 90.\n${order}`).drugs.map(({ name }) =>
    name.toLowerCase(),
  )

test.each([
  'Doctor: Amlodipine, 5 milligrams. No, write 10 milligrams once a day.',
  'Doctor: Amlodipine, the usual 5 milligrams once a day.',
  'Doctor: Amlodipine 5 milligrams, or rather 10 milligrams once a day.',
  'Врач: Амлодипин пять миллиграммов, нет, ставьте десять миллиграммов утром.',
  'Врач: Амлодипин пять миллиграммов, нет, лучше десять миллиграммов утром.',
  'Doctor: Amlodipine 5 milligrams, no, stick with 5. Sorry, target 10 milligrams once a day.',
  'Doctor: Amlodipine 5 milligrams, sorry, whoops 10 milligrams once a day.',
  'Врач: Амлодипин пять миллиграммов, нет, прибавь десять миллиграммов утром.',
  'Γιατρός: Αμλοδιπίνη πέντε χιλιοστόγραμμα, όχι, βάλτο δέκα χιλιοστόγραμμα το πρωί.',
  'Врач: Амлодипин, суточная доза, начальная пять миллиграммов утром.',
  'Γιατρός: Αμλοδιπίνη πέντε χιλιοστόγραμμα, όχι, γράψε δέκα χιλιοστόγραμμα το πρωί.',
  'Γιατρός: Αμλοδιπίνη δέκα, όχι, αρκεί πέντε χιλιοστόγραμμα το πρωί.',
])('a word before a dose is no medicine: %s', order => {
  expect(drugsOf(order).filter(name => !/^(?:amlodipine|амлодипин|αμλοδιπίνη)$/u.test(name))).toEqual([])
})

test.each(['Врач: Уронефрин 400 миллиграммов утром.', 'Doctor: Start Zylorvex, 20 milligrams at night.'])(
  'a name of no list before a dose is one: %s',
  order => expect(drugsOf(order).join(' ')).toMatch(/уронефрин|zylorvex/u),
)
