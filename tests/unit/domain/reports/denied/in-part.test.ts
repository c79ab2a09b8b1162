import { describe, expect, test } from 'vitest'
import { answered, complained, examined, type Language } from './said.ts'

describe('what is there in part, as before, since or instead is not denied', () => {
  test.each<[Language, string, string]>([
    ['en', 'How are your joints?', 'No more pain than usual.'],
    ['en', 'How are your joints?', 'No worse than last month.'],
    ['en', 'Any chest pain before?', 'Never until yesterday.'],
    ['en', 'Do you get headaches?', "I'm never without a headache."],
    ['en', 'Any fever, cough or sore throat?', 'No fever, no cough, sore throat yes.'],
    ['en', 'Do you cough? Do you smoke?', 'Yes, and no.'],
    ['en', 'Is it worse at night?', 'No, in the morning.'],
    ['en', 'Is the cough wet?', 'No, dry.'],
    ['en', 'Any cough?', 'Not particularly.'],
    ['en', 'Any chest pain?', 'Yesterday, not today.'],
    ['en', 'Any chest pain?', "Not when I'm resting."],
    ['en', 'Any chest pain?', 'Not unless I climb stairs.'],
    ['en', 'Any chest pain?', 'Not pain exactly.'],
    ['en', 'Any headaches?', 'No end of them.'],
    ['en', 'Do you have pain or fever?', 'Yes to the first, no to the second.'],
    ['ru', 'Боль в груди есть?', 'В покое нет.'],
    ['ru', 'Боль в груди есть?', 'Болью не назовёшь, тяжесть.'],
    ['ru', 'Что ещё?', 'Ничего не болит, просто слабость.'],
    ['ru', 'Кашель есть?', 'Не особо.'],
    ['ru', 'Как суставы?', 'Не хуже, чем в прошлом месяце.'],
    ['ru', 'Мигрени бывают?', 'Раньше бывали, теперь нет.'],
    ['ru', 'А кашель?', 'Прошлой зимой был, сейчас нет.'],
    ['ru', 'Раньше такое было?', 'До вчерашнего дня никогда.'],
    ['ru', 'Температура, кашель, горло?', 'Температуры нет, кашля нет, горло болит.'],
    ['ru', 'Ночью хуже?', 'Нет, утром.'],
    ['ru', 'Кашель мокрый?', 'Нет, сухой.'],
    ['ru', 'Болит?', 'Болеть не болит, но мешает.'],
    ['el', 'Βήχα;', 'Όχι ιδιαίτερα.'],
    ['el', 'Φλέματα;', 'Όχι κάθε φορά.'],
    ['el', 'Πόνο στο στήθος έχετε;', 'Όταν ξεκουράζομαι όχι.'],
    ['el', 'Πονάει;', 'Όχι ότι δεν πονάει, αλλά αντέχεται.'],
    ['el', 'Πώς είναι οι αρθρώσεις;', 'Δεν πονάνε παραπάνω από το συνηθισμένο.'],
    ['el', 'Ο βήχας;', 'Τον είχα τον χειμώνα, τώρα όχι.'],
    ['el', 'Πυρετό, βήχα, λαιμό;', 'Πυρετό όχι, βήχα όχι, ο λαιμός πονάει.'],
    ['el', 'Χειροτερεύει τη νύχτα;', 'Όχι, το πρωί.'],
  ])('%s: %s %s', (lang, asked, said) => expect(answered(lang, asked, said, said)).toMatchObject({ negated: false }))

  test.each<[Language, string, string]>([
    ['en', "This isn't pneumonia, it's a virus.", 'virus'],
    ['en', "It's not just a sprain.", 'sprain'],
    ['en', 'Not a fracture, just bruising.', 'bruising'],
    ['ru', 'Это не пневмония, а вирус.', 'вирус'],
    ['ru', 'Это не просто ушиб.', 'ушиб'],
    ['ru', 'Менингеальных знаков нет, сыпи нет, зев красный.', 'зев'],
    ['el', 'Δεν είναι πνευμονία, είναι ίωση.', 'ίωση'],
    ['el', 'Δεν είναι απλό διάστρεμμα.', 'διάστρεμμα'],
    ['el', 'Δεν είναι κάταγμα, απλή κάκωση.', 'κάκωση'],
  ])('said by the doctor, %s: %s', (lang, said, part) =>
    expect(examined(lang, said, part)).toMatchObject({ negated: false }),
  )

  test('the second complaint behind a denied one', () =>
    expect(complained('el', 'Βήχα δεν έχω, δύσπνοια όμως έχω.', 'δύσπνοια')).toMatchObject({ negated: false }))
})

describe('a short answer denies what was asked', () => {
  test.each<[Language, string, string]>([
    ['en', 'Is it painful?', 'Far from it.'],
    ['en', 'Any cough?', 'No, thank God.'],
    ['en', 'Any cough, fever or rash?', 'No cough, no fever, no rash.'],
    ['ru', 'Кашель?', 'Неа.'],
    ['ru', 'А голоса слышишь?', 'Не-а.'],
    ['ru', 'Глотать больно?', 'Нисколько.'],
    ['ru', 'Сердце беспокоит?', 'Нет-нет.'],
    ['ru', 'Кашель?', 'Нет, всё хорошо.'],
    ['ru', 'Кашель, температура?', 'Нет, ни кашля, ни температуры.'],
    ['el', 'Πυρετό;', 'Μπα.'],
    ['el', 'Πρήζονται τα πόδια;', 'Ποτέ.'],
    ['el', 'Πονάτε κάπου;', 'Πουθενά.'],
    ['el', 'Πονάτε κάπου;', 'Δεν πονάω πουθενά.'],
    ['el', 'Βήχα;', 'Όχι, δόξα τω Θεώ.'],
  ])('%s: %s %s', (lang, asked, said) => expect(answered(lang, asked, said, asked)).toMatchObject({ negated: true }))

  test('«πότε πότε» is now and then', () =>
    expect(answered('el', 'Πονάει συχνά;', 'Πότε πότε.', 'Πότε πότε')).toMatchObject({ negated: false }))
})

describe('why the patient has come is printed, whoever else is named', () => {
  test.each<[Language, string, string]>([
    ['en', 'I have a cough, same as my husband.', 'cough'],
    ['en', 'My mother says I snore.', 'snore'],
    ['el', 'Το μάτι δεν ανοίγει.', 'μάτι'],
  ])('%s: %s', (lang, said, part) => expect(complained(lang, said, part)).toMatchObject({ experiencer: 'patient' }))
})
