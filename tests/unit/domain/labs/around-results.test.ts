import { describe, expect, it } from 'vitest'
import type { ReadPage } from '../../../../src/domain/labs/page.ts'
import { readLabReports } from '../../../../src/domain/labs/read-lab-reports.ts'
import { printMono } from '../../../factories/labs/printing/print-page.ts'

const rowsOf = (text: string) => readLabReports([printMono(text)]).flatMap(report => report.biomarkers)
const namesOf = (text: string) => rowsOf(text).map(row => row.nameLocal)

const TABLE = `Test                     Result    Units     Reference Range
Glucose                  5.4       mmol/L    3.9 - 6.1
Creatinine               84        umol/L    59 - 104
Urea                     6.1       mmol/L    2.5 - 7.8`

describe('lines with numbers around a table are no results', () => {
  it.each([
    'Quality control scheme no. 12458, cycle 2-26',
    'Authorised by: duty biochemist   Lab telephone 0113 496 0000 ext 5512',
    'Final Report                                     Page 1 of 1',
    'Instrument Roche cobas 8000, serial 21457',
    'Results are not a diagnosis. Helpline 0800 200 3630',
    'Ο Επιστημονικός Υπεύθυνος   ISO 15189:2012  Αρ. Πιστ. 604',
    'Контроль качества ФСВОК № 12458, цикл 2-26',
    'Результаты не являются диагнозом. Горячая линия 8 800 200-36-30',
    'Κωδικός: 88-3150    Φύλο: Θήλυ    Ηλικία: 34 ετών    Σελ. 1/1',
  ])('%s', line => {
    expect(namesOf(`${TABLE}\n\n${line}`)).toEqual(['Glucose', 'Creatinine', 'Urea'])
    expect(namesOf(`${line}\n\n${TABLE}`)).toEqual(['Glucose', 'Creatinine', 'Urea'])
  })

  it('a name with a number in the table, of which nothing else is known, is kept and in doubt in each of its cells', () => {
    const [, odd] = rowsOf(
      TABLE.replace('Creatinine               84        umol/L    59 - 104', 'Wellness points          84'),
    )
    expect(odd?.nameLocal).toBe('Wellness points')
    expect(odd?.doubts?.map(one => one.cell).sort()).toEqual(['name', 'range', 'unit', 'value'])
  })
})

describe('a name is whole, and nothing but the name', () => {
  it.each([
    ['Метод: ИХЛА', 'ФСГ'],
    ['Method: ECLIA', 'FSH'],
    ['Μέθοδος: ECLIA', 'FSH'],
  ])('%s under it is a note', (method, name) => {
    const rows = rowsOf(`Test               Result   Units     Range
${name}                13.1     IU/L      1.5 - 12.4
${method}
TSH                2.1      mIU/L     0.4 - 4.0
${method}`)
    expect(rows.map(row => row.nameLocal)).toEqual([name, 'TSH'])
  })

  it('the second line of a method beside which the range goes on is no part of it', () => {
    const rows = rowsOf(`Глюкоза                          5,4     ммоль/л    3,9 - 6,1
Метод исследования: проточная
цитометрия
ТТГ                              2,07    мМЕ/л      Муж.: 0,4 - 4,7
Метод исследования: проточная                       Жен.: 0,4 - 4,0
цитометрия
Тромбоциты                       345     10^9/л     Муж.: 180 - 327
Метод: ИХЛА                                         Жен.: 180 - 320`)
    expect(rows.map(row => row.nameLocal)).toEqual(['Глюкоза', 'ТТГ', 'Тромбоциты'])
  })

  it('a code and the words beside it under one heading', () => {
    const names = namesOf(`Parameter                       Value     Unit        Limits
WBC   White blood cells         7.2       10^9/L      4.0 - 10.0
HGB   Haemoglobin               134       g/L         115 - 165
NE%   Neutrophils               61.0      %           40.0 - 75.0
PLT   Platelets                 251       10^9/L      150 - 400`)
    expect(names).toEqual(['WBC White blood cells', 'HGB Haemoglobin', 'NE% Neutrophils', 'PLT Platelets'])
  })

  it('a section above a name that begins with a small letter', () => {
    expect(
      namesOf(TABLE.replace('Urea  ', 'Biochemistry\neGFR  ').replace('mmol/L    2.5 - 7.8', 'mL/min    > 60')),
    ).toEqual(['Glucose', 'Creatinine', 'eGFR'])
  })

  it('"Blood chemistry" above a table is no blood in the urine', () => {
    expect(namesOf(`Blood chemistry\n${TABLE}`)).toEqual(['Glucose', 'Creatinine', 'Urea'])
  })
})

describe('the place tells what a cell is', () => {
  it('of two comparators the one in the column of results is the result', () => {
    const [factor] = rowsOf(`Rheumatoid factor      <14           <10      IU/mL
Alkaline phosphatase   35-144        71       U/L
Urea                   2.5 - 7.8     11.2     mmol/L
Apolipoprotein B       <90           118      mg/dL
Sodium                 133 - 146     140      mmol/L`)
    expect([factor?.rawValue, factor?.referenceRange]).toEqual(['<10', '<14'])
  })

  it.each([
    [
      'under headings',
      `Component          Reference Interval    Units       Result    Flag
Protein, Total     6.0 - 8.5             g/dL        6.9
TSH                0.27 - 4.20           mU/L        18.40     HIGH
eGFR               >60                   mL/min      >90
Creatinine         0.57 - 1.00           mg/dL       0.78
Platelets          150-450               x10E3/uL    512       HIGH`,
    ],
    [
      'without headings, with the unit behind the result',
      `Apolipoprotein B      <90                           118 mg/dL
NT-proBNP             <450                          1,412 pg/mL
Calcium               Male: 8.7 - 10.9              9.4 mg/dL
                      Female: 8.7 - 10.2
eGFR                  >60                           >90 mL/min
MCHC                  31.5-35.7                     33.2 g/dL
Testosterone, Total   Male: 8.6 - 29.7              18.6 nmol/L
                      Female: 8.6 - 29.0`,
    ],
  ])('of two comparators %s the one in the lane of the other rows is the result', (_, text) => {
    const row = rowsOf(text).find(one => one.nameLocal === 'eGFR')
    expect([row?.rawValue, row?.referenceRange, row?.doubts ?? []]).toEqual(['>90', '>60', []])
  })

  it.each([
    ['nothing tells', 'eGFR   >60    >90   mL/min\nASO    <200   <25   IU/mL', ['value', 'range']],
    ['the unit is behind it', 'eGFR   >60    >90 mL/min\nASO    <200   <25 IU/mL', ['value', 'range']],
    ['a heading tells', 'Test   Result   Range   Units\neGFR   >90      >60     mL/min', []],
    ['brackets tell', 'eGFR   >90   mL/min   (>60)\nASO    <25   IU/mL    (<200)', []],
    [
      'another result tells',
      'eGFR     >90   >60    mL/min\nSodium   140          mmol/L\nPotassium 4.2         mmol/L',
      [],
    ],
    ['another row tells', 'eGFR     >90   >60         mL/min\nSodium   140   133 - 146   mmol/L', []],
  ])('of two comparators both are in doubt where nothing tells which is the result: %s', (_, text, cells) => {
    const row = rowsOf(text).find(one => one.nameLocal === 'eGFR')
    expect(row?.doubts?.map(one => one.cell)).toEqual(cells)
  })

  it('words behind the results of a table without headings are its ranges', () => {
    const rows = rowsOf(`Protein   negative   not detected
Glucose   positive   not detected
Ketones   negative   not detected`)
    expect(rows.map(row => [row.rawValue, row.referenceRange, row.refExceed])).toEqual([
      ['negative', 'not detected', 0],
      ['positive', 'not detected', 1],
      ['negative', 'not detected', 0],
    ])
  })

  it('marks stand before the results of several dates', () => {
    const reports = readLabReports([
      printMono(`Test          Units    Range          02/06/2025    15/10/2025
Haemoglobin   g/dL     12.0 - 16.0    * 10.4        12.7
Haematocrit   %        36.0 - 46.0    * 32.8        38.5
MCV           fL       80.0 - 96.0    * 73.1        82.6
Folate        ng/mL    3.1 - 17.5       6.4         7.9`),
    ])
    expect(reports.map(one => one.biomarkers.map(row => row.flag))).toEqual([
      ['*', '*', '*', null],
      [null, null, null, null],
    ])
  })

  it('a unit that a long result pushed into the column of ranges is the unit', () => {
    const rows = rowsOf(`Test                Result            Range
Glucose             5.4 mmol/L        3.9 - 6.1
Rheumatoid factor   less than 8.0     IU/mL up to 14
Urea                6.1 mmol/L        2.5 - 7.8`)
    expect(rows.map(({ unit, referenceRange }) => [unit, referenceRange])).toEqual([
      ['mmol/L', '3.9 - 6.1'],
      ['IU/mL', 'up to 14'],
      ['mmol/L', '2.5 - 7.8'],
    ])
  })

  it('a unit of two words that ran on into the column of ranges is whole', () => {
    const rows = rowsOf(`Показатель       Рез-т            НОРМА
Глюкоза          5,4 ммоль/л      3,9 - 6,1
СКФ (CKD-EPI)    57 мл/мин/1,73 м² более 60
Креатинин        71 мкмоль/л      44 - 80
Натрий           140 ммоль/л      136 - 145`)
    expect([rows[1]?.unit, rows[1]?.referenceRange]).toEqual(['мл/мин/1,73 м²', 'более 60'])
  })

  it('marks between the results and the heading of earlier results are marks', () => {
    const rows = rowsOf(`Показатель     Единицы     НОРМА          Значение        Предыдущий результат
Тромбоциты     10^9/л      (180 - 320)    401         выше нормы
Нейтрофилы     10^9/л      (2,00-5,50)    9,01        выше нормы   5.5
Эритроциты     10^12/л     (3,7 - 4,7)    3,98
АСТ            Ед/л        (до 40)        29                       40
Натрий         ммоль/л     (136 - 145)    140                      139
АЛТ            Ед/л        (до 41)        22
Калий          ммоль/л     (3,5 - 5,1)    4,2                      4.4
СРБ            мг/л        (до 5)         18,4        выше нормы   5`)
    expect(rows.flatMap(row => (row.flag ? [`${row.nameLocal} ${row.flag}`] : []))).toEqual([
      'Тромбоциты выше нормы',
      'Нейтрофилы выше нормы',
      'СРБ выше нормы',
    ])
  })

  it('a range that goes on above a heading is its result’s, though the lines stand a little unevenly', () => {
    const page = printMono(`Test           Result    Units     Reference Range
Ferritin       11        ug/L      Male: 13 - 150
                                   Female: 13 - 157
ENDOCRINOLOGY
Vitamin B12    312       ng/L      Male: 180 - 900
                                   Female: 180 - 907
Potassium      5.3       mmol/L    3.5 - 5.1`)
    const [words = []] = page.readings
    const [top = 0, next = 0] = [...new Set(words.map(word => word.box[1]))]
    for (const { text, box } of words) if (text === 'ENDOCRINOLOGY') box[1] -= 0.08 * (next - top)
    const ranges = readLabReports([page]).flatMap(report => report.biomarkers.map(row => row.referenceRange))
    expect(ranges).toEqual(['Male: 13 - 150; Female: 13 - 157', 'Male: 180 - 900; Female: 180 - 907', '3.5 - 5.1'])
  })

  it('the date of an American sheet in mg/L is not British for its unit', () => {
    const [report] = readLabReports([
      printMono(`Collected: 11/05/2025 07:32 AM
Test          Result    Units     Range
Hemoglobin    12.1      g/dL      13.0 - 17.7
CRP           37        mg/L      0 - 10`),
    ])
    expect([report?.date, report?.doubts]).toEqual(['2025-11-05', []])
  })
})

describe('ink beside the words of a picture that was not read', () => {
  const pictureOf = (text: string, lost: readonly string[]): ReadPage => {
    const page = printMono(text)
    const [words = []] = page.readings
    const read = words.filter(word => !lost.includes(word.text)).map(word => ({ ...word, confidence: 0.95 }))
    const marks = words.filter(word => lost.includes(word.text)).map(word => word.box)
    return { ...page, readings: [read, read], marks }
  }
  const doubtsOf = (page: ReadPage) =>
    readLabReports([page]).map(report =>
      report.biomarkers.map(row => [row.nameLocal, (row.doubts ?? []).map(one => one.cell).join(' ')]),
    )

  it('doubts the result that it stands beside, and no other', () => {
    const text = TABLE.replace('84   ', '84 ↑ ')
    expect(doubtsOf(pictureOf(text, ['↑']))).toEqual([
      [
        ['Glucose', ''],
        ['Creatinine', 'value'],
        ['Urea', ''],
      ],
    ])
  })

  it('under a date is a result in doubt, where it would be missing without a trace', () => {
    const text = `Test          Units     Range          02/06/2025    15/10/2025
Glucose       mmol/L    3.9 - 6.1      5.4           5.7
Creatinine    umol/L    59 - 104       84            91
Urea          mmol/L    2.5 - 7.8      6.1           6.3`
    const [first] = doubtsOf(pictureOf(text, ['84']))
    expect(first).toEqual([
      ['Glucose', ''],
      ['Creatinine', 'value'],
      ['Urea', ''],
    ])
  })
})
