import { describe, expect, test } from 'vitest'
import { answered, complained, type Language } from './denied/said.ts'

describe('a complaint beside a relative is the patient’s', () => {
  test.each<[Language, string, string]>([
    ['en', 'I get migraines, same as my mother.', 'migraines'],
    ['en', 'Like my father, I have gout.', 'gout'],
    ['en', "I'm scared of having a stroke like my dad.", 'stroke'],
    ['en', 'My daughter has a cough and so do I.', 'cough'],
    ['en', "My daughter had a cough last week, now I've got one too.", "now I've got one"],
    ['en', "My mother is ill and I can't sleep.", 'sleep'],
    ['ru', 'Мигрени, как у матери.', 'Мигрени'],
    ['ru', 'У меня, как и у отца, подагра.', 'подагра'],
    ['ru', 'Боюсь инсульта, как у папы.', 'инсульта'],
    ['ru', 'Заразился от сына, кашляю.', 'кашляю'],
    ['ru', 'После смерти мужа не сплю.', 'не сплю'],
    ['ru', 'Мама болеет, и я не сплю.', 'не сплю'],
    ['el', 'Έχω ημικρανίες, όπως η μητέρα μου.', 'ημικρανίες'],
    ['el', 'Όπως ο πατέρας μου, έχω ουρική.', 'ουρική'],
    ['el', 'Η κόρη μου έβηχε, τώρα βήχω κι εγώ.', 'βήχω κι εγώ'],
    ['el', 'Κόλλησα από τον γιο μου, βήχω.', 'βήχω'],
    ['el', 'Ο άντρας μου νομίζει ότι έχω κατάθλιψη.', 'κατάθλιψη'],
    ['el', 'Ο γιος μου με βρήκε κάτω, είχα λιποθυμήσει.', 'λιποθυμήσει'],
    ['el', 'Από τότε που πέθανε ο άντρας μου δεν κοιμάμαι.', 'δεν κοιμάμαι'],
  ])('%s: %s', (lang, said, part) => expect(complained(lang, said, part)).toMatchObject({ experiencer: 'patient' }))

  test.each<[Language, string, string, string]>([
    ['en', 'Do you have asthma?', 'My mother has asthma and so do I.', 'asthma and'],
    ['ru', 'Астма есть?', 'У мамы астма, и у меня тоже.', 'Астма'],
    ['en', 'Do you have diabetes?', 'Yes, like my mother.', 'diabetes'],
    ['ru', 'Диабет есть?', 'Да, как у мамы.', 'Диабет'],
    ['el', 'Διαβήτη έχετε;', 'Ναι, σαν τη μάνα μου.', 'Διαβήτη'],
  ])('%s: %s %s', (lang, asked, said, part) =>
    expect(answered(lang, asked, said, part)).toMatchObject({ id: 'pastHistory', experiencer: 'patient' }),
  )
})

describe('what a relative has stays the relative’s', () => {
  test.each<[Language, string, string, string]>([
    ['en', 'Any heart trouble?', 'My uncle died of a heart attack, like my father.', 'uncle'],
    ['en', 'Does anybody at home have it?', "My mother has chest pain and I'm worried.", 'mother'],
    ['en', 'Is anyone else ill at home?', 'My husband has a cough.', 'husband'],
    ['ru', 'Астма есть?', 'У сестры астма, как у мамы.', 'sister'],
    ['ru', 'Как муж?', 'У него деменция.', 'husband'],
    ['ru', 'Дома кто-нибудь болеет?', 'Муж кашляет.', 'husband'],
    ['el', 'Άσθμα έχετε;', 'Η αδελφή μου έχει, όπως η μητέρα μου.', 'sister'],
    ['el', 'Ο άντρας σας πώς είναι;', 'Έχει άνοια.', 'husband'],
    ['en', 'Any cancer?', 'My mother has cancer and I look after her.', 'mother'],
    ['ru', 'Что ещё?', 'У мамы инсульт, теперь я с ней сижу.', 'mother'],
    ['el', 'Κάτι άλλο;', 'Η μητέρα μου έχει καρκίνο κι εγώ την προσέχω.', 'mother'],
  ])('%s: %s %s', (lang, asked, said, who) =>
    expect(answered(lang, asked, said, said)).toMatchObject({ id: 'familyHistory', experiencer: who }),
  )

  test.each<[Language, string, string]>([
    ['en', 'Do you have diabetes?', 'No. My father did.'],
    ['en', 'Do you have diabetes?', 'No, but my father does.'],
    ['ru', 'Диабет есть?', 'Нет. У отца был.'],
    ['ru', 'Диабет есть?', 'У меня нет, а у отца есть.'],
    ['el', 'Διαβήτη έχετε;', 'Όχι. Ο πατέρας μου είχε.'],
  ])('one that the question names is printed with it, and not as denied, %s: %s %s', (lang, asked, said) =>
    expect(answered(lang, asked, said, said)).toMatchObject({
      id: 'familyHistory',
      experiencer: 'father',
      negated: false,
      text: expect.stringContaining(asked),
    }),
  )

  test.each<[Language, string, string]>([
    ['en', 'Did your mother have breast cancer?', 'No, my aunt.'],
    ['en', 'Any cancer in the family?', 'No, only my aunt had it.'],
    ['el', 'Η μητέρα σας είχε καρκίνο του μαστού;', 'Όχι, η θεία μου.'],
  ])('another one than was asked about, %s: %s %s', (lang, asked, said) =>
    expect(answered(lang, asked, said, said)).toMatchObject({ id: 'familyHistory', negated: false }),
  )

  test.each<[Language, string, string]>([
    ['en', 'My neighbour had chickenpox.', 'chickenpox'],
    ['ru', 'У соседки ветрянка.', 'ветрянка'],
    ['el', 'Η γειτόνισσα είχε ανεμοβλογιά.', 'ανεμοβλογιά'],
  ])('somebody outside the family, %s: %s', (lang, said, part) =>
    expect(complained(lang, said, part)?.experiencer ?? 'other').toBe('other'),
  )
  test('but not where they had been', () =>
    expect(complained('ru', 'У подруги на дне рождения поела, теперь рвота.', 'рвота')?.experiencer).toBe('patient'))
})

describe('an illness that is feared or guessed is no past history and no relative’s', () => {
  test.each<[Language, string, string]>([
    ['en', "I'm afraid it's cancer.", 'cancer'],
    ['en', "I'm worried I have diabetes.", 'diabetes'],
    ['en', "My wife thinks it's dementia.", 'dementia'],
    ['ru', 'Боюсь, что это рак.', 'рак'],
    ['ru', 'Жена думает, что это деменция.', 'деменция'],
    ['el', 'Φοβάμαι μην είναι καρκίνος.', 'καρκίνος'],
    ['el', 'Ανησυχώ μήπως έχω διαβήτη.', 'διαβήτη'],
    ['el', 'Η γυναίκα μου νομίζει πως είναι άνοια.', 'άνοια'],
  ])('%s: %s', (lang, said, part) =>
    expect(complained(lang, said, part)).toMatchObject({
      id: 'complaints',
      experiencer: 'patient',
      certainty: 'uncertain',
      negated: false,
    }),
  )

  test('what is asked about stays past history', () =>
    expect(answered('en', 'Do you have diabetes?', "Yes, I think it's type two.", 'diabetes')?.id).toBe('pastHistory'))
})
