import { describe, expect, test } from 'vitest'
import { findDrugs } from '../../../../src/domain/drugs/find-drugs.ts'
import { soundOfGreek, soundsOfBrand } from '../../../../src/domain/drugs/greek-sounds.ts'
import { ALL_DRUGS } from '../../../../src/domain/drugs/list/all.ts'

const innsIn = (text: string) => findDrugs(text).map(({ inn }) => inn)

describe('a brand that was written down in Greek letters as it was heard', () => {
  test.each([
    ['Ογκμεντίν', 'amoxicillin/clavulanic acid'],
    ['Αουγκμεντίν', 'amoxicillin/clavulanic acid'],
    ['Φλατζίλ', 'metronidazole'],
    ['Ζάναξ', 'alprazolam'],
    ['Ξάναξ', 'alprazolam'],
    ['Ευθυρόξ', 'levothyroxine'],
    ['Γλυκοφάζ', 'metformin'],
    ['Νοβοράπιντ', 'insulin aspart'],
    ['Σεροκουέλ', 'quetiapine'],
    ['Ρεμικέιντ', 'infliximab'],
    ['Αμπίλιφαϊ', 'aripiprazole'],
    ['Νευροντίν', 'gabapentin'],
    ['Συμπικόρτ', 'budesonide/formoterol'],
    ['Σίμπικορτ', 'budesonide/formoterol'],
    ['Ζαρέλτο', 'rivaroxaban'],
    ['Κλεξάν', 'enoxaparin'],
    ['Ιντεράλ', 'propranolol'],
    ['Ινδεράλ', 'propranolol'],
  ])('%s', (said, inn) => expect(innsIn(`Παίρνω ${said} κάθε μέρα.`)).toEqual([inn]))

  test.each([
    ['έβηξα όλη νύχτα'],
    ['έχει ειλεό'],
    ['ήρθα με έντονη ζάλη'],
    ['υγρούς ρόγχους στις βάσεις'],
    ['σε όλες τις ακτές'],
    ['ως αποτελών μέρος'],
    ['ζητώ αναγραφή και προγραφή'],
  ])('an ordinary word is none: %s', said => expect(innsIn(said)).toEqual([]))

  test('no two medicines sound alike', () => {
    const inns = new Map<string, Set<string>>()
    for (const [inn, [, names]] of Object.entries(ALL_DRUGS))
      for (const name of names.split('|'))
        for (const sound of soundsOfBrand(name.trim())) inns.set(sound, (inns.get(sound) ?? new Set()).add(inn))
    expect(inns.size).toBeGreaterThan(1500)
    expect([...inns].filter(([, of]) => of.size > 1).map(([sound, of]) => `${sound}: ${[...of].join(', ')}`)).toEqual(
      [],
    )
  })

  test('diphthongs parted by an accent or by dots are two vowels', () => {
    expect(soundOfGreek('ρεμικέιντ')).toBe('remikeid')
    expect(soundOfGreek('αϊ')).toBe('ai')
    expect(soundOfGreek('αι')).toBe('e')
  })
})

describe('ordinary words with the letters of a medicine', () => {
  test.each([
    ['по ночам испарина'],
    ['кофе сама перемолола'],
    ['από τον Απρίλη'],
    ['слёзы лить не надо'],
    ['весной сенная лихорадка'],
    ['работал в Саудовской Аравии'],
    ['живёт в селении под Тверью'],
    ['по железам внутренней секреции без изменений'],
  ])('%s', said => expect(innsIn(said)).toEqual([]))

  test.each([
    ['пью литий', 'lithium'],
    ['препараты лития', 'lithium'],
    ['отвар листа сенны', 'senna'],
    ['пью железо', 'iron'],
    ['пью селен', 'selenium'],
  ])('and the medicine itself: %s', (said, inn) => expect(innsIn(said)).toEqual([inn]))
})
