import { describe, test } from 'vitest'
import { holds } from './table-rows.ts'

describe('the heading of a written list says what becomes of its medicines', () => {
  test.each([
    ['Stopped: amlodipine, ibuprofen.', ['amlodipine stopped', 'ibuprofen stopped']],
    [
      'Discontinued: warfarin.\nStarted: apixaban 5 mg twice daily.\nContinue: bisoprolol 2.5 mg.',
      ['warfarin stopped', 'apixaban 5 prescribed', 'bisoprolol 2.5 current'],
    ],
    [
      'Stopped:\n- amlodipine\n- ibuprofen\nNew:\n- ramipril 5 mg',
      ['amlodipine stopped', 'ibuprofen stopped', 'ramipril 5 prescribed'],
    ],
    ['Отменены: амлодипин, ибупрофен.', ['амлодипин stopped', 'ибупрофен stopped']],
    [
      'Отменены:\nамлодипин\nибупрофен\n\nНазначены:\nрамиприл 5 мг',
      ['амлодипин stopped', 'ибупрофен stopped', 'рамиприл 5 prescribed'],
    ],
    [
      'Отменено: амлодипин 5 мг. Назначено: рамиприл 5 мг. Продолжить: бисопролол 2,5 мг.',
      ['амлодипин 5 stopped', 'рамиприл 5 prescribed', 'бисопролол 2.5 current'],
    ],
    [
      'Διακοπή: Norvasc, Brufen. Έναρξη: Triatec 5 mg. Συνεχίζει: Concor 2,5 mg.',
      ['Norvasc stopped', 'Brufen stopped', 'Triatec 5 prescribed', 'Concor 2.5 current'],
    ],
    ['Avoid: ibuprofen, naproxen.', ['ibuprofen refused', 'naproxen refused']],
    ['Противопоказано: кеторол.', ['кеторол refused']],
    ['Ранее принимал: сертралин, циталопрам.', ['сертралин stopped', 'циталопрам stopped']],
    ['Hold: metformin for two days.', ['metformin current']],
    ['Patient: I take ibuprofen.\nDoctor: Avoid: ibuprofen, naproxen.', ['ibuprofen stopped', 'naproxen refused']],
  ])('%s', holds)

  test.each([
    [
      'Current medication: ramipril 5 mg, amlodipine (stopped in May), aspirin 75 mg.',
      ['ramipril 5 current', 'amlodipine stopped', 'aspirin 75 current'],
    ],
    ['Stopped: amlodipine\nRamipril 5 mg daily.', ['amlodipine stopped', 'Ramipril 5 current']],
    ['Patient: New: the ramipril gives me a cough.', ['ramipril current']],
    ['Doctor: Now: are you on warfarin?\nPatient: Yes, three.', ['warfarin 3 current']],
    ['Previous: MI 2019 on aspirin.', ['aspirin current']],
    ['New: ramipril 5 mg instead of amlodipine.', ['ramipril 5 prescribed']],
    ['Current: atorvastatin 40 mg, to be stopped if muscle pain.', ['atorvastatin 40 current']],
  ])('and of no other: %s', holds)
})

test('a unit behind its number ends a sentence: what stops behind it is another thing', () =>
  holds('Patient: Bisoprolol, 5 mg. Did the dizziness stop?', ['Bisoprolol 5 current']))
