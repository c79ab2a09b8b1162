import { describe, expect, test } from 'vitest'
import { findDrugs } from '../../../../src/domain/drugs/find-drugs.ts'
import { ALL_DRUGS } from '../../../../src/domain/drugs/list/all.ts'
import { readVisits } from '../../../factories/visits/visit.ts'

const said = (text: string) => findDrugs(text).map(one => `${one.name}=${one.inn ?? (one.drugClass || '?')}`)

test.each([
  ['Конкор десять миллиграммов утром', ['Конкор=bisoprolol']],
  ['без Конкора, с Конкором', ['Конкора=bisoprolol', 'Конкором=bisoprolol']],
  ['вернёмся к розувастатину', ['розувастатину=rosuvastatin']],
  [
    'пью фолиевую кислоту и аскорбиновой кислоты',
    ['фолиевую кислоту=folic acid', 'аскорбиновой кислоты=ascorbic acid'],
  ],
  ['инсулина гларгина двенадцать единиц', ['инсулина гларгина=insulin glargine']],
  ['но-шпу две таблетки', ['но-шпу=drotaverine']],
  ['Sacubitril valsartan 49/51', ['Sacubitril valsartan=sacubitril/valsartan']],
  [
    'no co-amoxiclav, no co amoxiclav',
    ['co-amoxiclav=amoxicillin/clavulanic acid', 'co amoxiclav=amoxicillin/clavulanic acid'],
  ],
  ['η απιξαμπάνη, της απιξαμπάνης', ['απιξαμπάνη=apixaban', 'απιξαμπάνης=apixaban']],
  ['Ηπαρίνη χαμηλού μοριακού βάρους', ['Ηπαρίνη χαμηλού μοριακού βάρους=low molecular weight heparin']],
  ['ΠΑΡΑΚΕΤΑΜΟΛΗ', ['ΠΑΡΑΚΕΤΑΜΟΛΗ=paracetamol']],
  ['Статины я больше пить не буду', ['Статины=statin']],
])('%s', (text, names) => {
  expect(said(text)).toEqual(names)
})

describe('short names', () => {
  test('count beside a dose, a form or a verb of taking', () => {
    expect(said('Το Τ4 για τον θυρεοειδή, 75. Το Τ4 όπως είναι.')).toHaveLength(2)
    expect(said('АЦЦ шипучий')).toEqual(['АЦЦ=acetylcysteine'])
  })
  test('do not count as letters of something else', () => {
    expect(said('Level of T4 and TSH')).toEqual([])
    expect(said('отёк на уровне T4')).toEqual([])
  })
})

test('a gland is no iron, and what is measured in blood is not taken', () => {
  expect(said('Щитовидная железа не увеличена, железы мягкие')).toEqual([])
  expect(said('Сдайте кровь: ферритин, железо')).toEqual([])
  expect(said('Пьёт железо')).toEqual(['железо=iron'])
})

test('look-alikes are different medicines and never repaired', () => {
  expect(said('clonidine clonazepam chlorpromazine chlorpropamide циннаризин цетиризин')).toEqual([
    'clonidine=clonidine',
    'clonazepam=clonazepam',
    'chlorpromazine=chlorpromazine',
    'chlorpropamide=chlorpropamide',
    'циннаризин=cinnarizine',
    'цетиризин=cetirizine',
  ])
  expect(said('бисопрололл, amoxycilin')).toEqual([])
})

test('an unknown name with the stem of a medicine has neither name nor class', () => {
  expect(findDrugs('Начали имидаприл и relugolix, teneligliptin')).toMatchObject([
    { kind: 'stem', name: 'имидаприл', inn: null, drugClass: null },
    { kind: 'stem', name: 'teneligliptin' },
  ])
  expect(said('в апреле уколол палец, κεφαλαλγία, холестерол, цефалгия')).toEqual([])
})

test('a name does not run over a stop', () => {
  expect(said('Аспирин. Кардио')).toEqual(['Аспирин=acetylsalicylic acid'])
})

test.each(readVisits('given').map(visit => [visit.id, visit] as const))(
  '%s: every medicine of the gold',
  (_id, visit) => {
    const found = findDrugs(visit.transcript)
    const inns = new Set(found.map(one => one.inn))
    expect(visit.gold.drugs.filter(one => one.inn && !inns.has(one.inn)).map(one => one.name)).toEqual([])
    for (const { name, start, end } of found) expect(visit.transcript.slice(start, end)).toBe(name)
  },
)

test('takes twice the time for twice the text', () => {
  const text = readVisits('given')
    .map(visit => visit.transcript)
    .join('\n')
  const time = (times: number) => {
    const long = text.repeat(times)
    const began = performance.now()
    findDrugs(long)
    return performance.now() - began
  }
  time(4)
  expect(time(16) / Math.max(1, time(4))).toBeLessThan(12)
})

describe('the list', () => {
  test('has no name that is found as another medicine or not at all', () => {
    const names = Object.entries(ALL_DRUGS).flatMap(([inn, [, others]]) =>
      [inn, ...others.split('|')].map(name => [name.trim(), inn] as const),
    )
    // Of names of up to three letters some need a dose beside them.
    const lost = names.filter(
      ([name, inn]) =>
        name.length > 3 &&
        findDrugs(`Take ${name} 10 mg daily.`)
          .map(one => one.inn)
          .join() !== inn,
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['Клобазам отменили, клобазама больше не пьёт', 'clobazam', 2],
    ['The lanthanum goes with meals', 'lanthanum', 1],
    ['три курса паклитаксела и карбоплатина', 'carboplatin', 1],
    ['железа сульфат, щитовидная железа', 'iron', 1],
    ['Παίρνει λεβοντόπα τέσσερις φορές', 'levodopa', 1],
    ['σταμάτησε τη φαινπροκουμόνη', 'phenprocoumon', 1],
  ])('%s', (text, inn, times) => {
    expect(findDrugs(text).filter(one => one.inn === inn)).toHaveLength(times)
  })
})
