import { describe, expect, it } from 'vitest'
import { LOCALES, type Locale } from '../../../src/contract/entities/user.ts'
import type { DemoTexts } from '../../../src/server/modules/demo/demo-texts.ts'
import { greek } from '../../../src/server/modules/demo/el/texts.ts'
import { english } from '../../../src/server/modules/demo/en/texts.ts'
import { biomarkers, LAB_SERIES } from '../../../src/server/modules/demo/lab-series.ts'
import { russian } from '../../../src/server/modules/demo/ru/texts.ts'

const TEXTS: Record<Locale, DemoTexts> = { ru: russian, en: english, el: greek }
const WORDS = {
  ru: { hemoglobin: /гемоглобин/i, ferritin: /ферритин|запас железа/i, cholesterol: /холестерин/i },
  en: { hemoglobin: /haemoglobin/i, ferritin: /ferritin|iron store/i, cholesterol: /cholesterol/i },
  el: { hemoglobin: /αιμοσφαιρίνη/i, ferritin: /φερριτίνη|αποθήκη σιδήρου/i, cholesterol: /χοληστερόλη/i },
}
/** A month or a weekday, or an age in words, is wrong on most days of the year: the people live by relative dates. */
const CALENDAR = {
  ru: /январ|феврал|(?<![а-я])март|июн|июл|август|сентябр|октябр|ноябр|декабр|суббот|осен|(?<!в )два года|\s(лет|года)[.,]/i,
  en: /\b(January|February|March|June|July|August|September|October|November|December|Saturday|autumn)\b/,
  el: /Ιανουάρ|Φεβρουάρ|Ιούνιο|Ιούλιο|Αύγουστο|Σεπτέμβ|Οκτώβρ|Νοέμβρ|Δεκέμβρ|Σάββατο|φθινόπωρο|\sετών\./,
}

describe.each(LOCALES)('the demo’s medicine in %s', locale => {
  const { labs, familyRecords, recordings, family } = TEXTS[locale]
  const printed = LAB_SERIES.map(({ values }) => biomarkers(values, labs))
  const valuesOf = (id: string) => printed.map(report => report.find(one => one.id === id)?.value)

  it('iron rises while iron is taken, and falls slowly after', () => {
    const [before, taken, ended, after] = LAB_SERIES.map(({ values }) => values.ferritin) as [
      number,
      number,
      number,
      number,
    ]
    expect([before < taken, taken < ended, after < ended, after > 15]).toEqual([true, true, true, true])
    expect(LAB_SERIES.map(({ daysAgo }) => 396 - daysAgo)).toEqual([-6, 149, 246, 384])
  })

  it('each report names what is out of range, cholesterol too', () => {
    for (const [place, report] of printed.entries()) {
      const { summary } = labs.reports[place] ?? { summary: '' }
      for (const { id } of report.filter(one => one.refExceed)) {
        const word = id.startsWith('cholesterol')
          ? WORDS[locale].cholesterol
          : Object.entries(WORDS[locale]).find(([key]) => key === id)?.[1]
        if (word) expect(summary).toMatch(word)
      }
    }
  })

  it('the summary of the year has the values as the laboratory prints them', () => {
    const { content = '' } = familyRecords.find(one => one.recordType === 'insight')?.report ?? {}
    const spoken = (value: number | undefined) => String(value).replace('.', labs.decimalComma ? ',' : '.')
    for (const value of [...valuesOf('hemoglobin'), ...valuesOf('ferritin')]) expect(content).toContain(spoken(value))
  })

  it('nothing spoken names a month, a weekday or an age that is wrong tomorrow', () => {
    for (const { transcript } of recordings) expect(transcript).not.toMatch(CALENDAR[locale])
    for (const { data } of family) expect(data.description).not.toMatch(CALENDAR[locale])
  })

  it('a dose in millilitres has its strength', () => {
    const child = recordings.find(one => one.patient === 'child')?.transcript
    expect(child).toMatch(
      { ru: /сто миллиграммов в пяти/, en: /hundred milligrams in five/, el: /εκατό χιλιοστόγραμμα στα πέντε/ }[locale],
    )
  })
})

it('laboratories print the units of their country', () => {
  const unit = (locale: Locale, id: 'hemoglobin' | 'glucose' | 'vitamin_d_25oh') => TEXTS[locale].labs.markers[id].unit
  expect([unit('el', 'hemoglobin'), unit('el', 'glucose')]).toEqual(['g/dL', 'mg/dL'])
  expect(unit('en', 'vitamin_d_25oh')).toBe('nmol/L')
})
