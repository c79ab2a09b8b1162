import { describe, expect, test } from 'vitest'
import { answered, complained, examined, type Language } from './said.ts'

describe('a complaint that holds a denial is none', () => {
  test.each<[Language, string, string]>([
    ['en', "I don't sleep at all.", 'sleep'],
    ['en', "I haven't slept for a week.", 'slept'],
    ['en', "I haven't been to the toilet for five days.", 'toilet'],
    ['en', "My periods haven't come for three months.", 'periods'],
    ['en', "I haven't eaten since Tuesday.", 'eaten'],
    ['en', "I can't feel my toes.", 'toes'],
    ['en', "My knee won't bend.", 'knee'],
    ['en', "The bleeding hasn't stopped.", 'bleeding'],
    ['ru', 'Стула нет пять дней.', 'Стула'],
    ['ru', 'Месячных нет третий месяц.', 'Месячных'],
    ['ru', 'Колено не гнётся.', 'Колено'],
    ['ru', 'Кровь не останавливается.', 'Кровь'],
    ['ru', 'Глаз не открывается.', 'Глаз'],
    ['ru', 'Жена заметила, что я во сне не дышу.', 'не дышу'],
    ['el', 'Το αριστερό χέρι δεν σηκώνεται.', 'χέρι'],
    ['el', 'Δεν μπορώ να σηκώσω το χέρι.', 'χέρι'],
    ['el', 'Καμία όρεξη.', 'όρεξη'],
    ['el', 'Δεν έχω πάει τουαλέτα πέντε μέρες.', 'τουαλέτα'],
    ['el', 'Δεν μου ήρθε περίοδος τρεις μήνες.', 'περίοδος'],
    ['el', 'Δεν νιώθω τα δάχτυλα των ποδιών.', 'δάχτυλα'],
    ['el', 'Δεν έχω φάει από την Τρίτη.', 'φάει'],
  ])('%s: %s', (lang, said, part) => expect(complained(lang, said, part)).toMatchObject({ negated: false }))

  test.each<[Language, string, string]>([
    ['en', 'Are you sleeping?', 'No.'],
    ['en', 'Has the pain gone?', 'No.'],
    ['en', 'Has the swelling gone down?', 'Not yet.'],
    ['en', 'Can you walk upstairs?', 'No.'],
    ['en', 'Any better?', 'Not really.'],
    ['en', 'No improvement?', 'None.'],
    ['ru', 'Лучше стало?', 'Нет.'],
    ['el', 'Είστε καλύτερα;', 'Όχι.'],
    ['ru', 'Спите?', 'Нет.'],
    ['ru', 'Боль прошла?', 'Нет.'],
    ['ru', 'По лестнице поднимаетесь?', 'Нет.'],
    ['ru', 'Аппетит есть?', 'Нет.'],
    ['ru', 'Стул был?', 'Нет, с пятницы не было.'],
    ['el', 'Κοιμάστε;', 'Όχι.'],
    ['el', 'Πέρασε ο πόνος;', 'Όχι.'],
    ['el', 'Όρεξη έχετε;', 'Όχι.'],
    ['el', 'Ανεβαίνετε σκάλες;', 'Όχι.'],
  ])('%s: %s %s', (lang, asked, said) => expect(answered(lang, asked, said, asked)).toMatchObject({ negated: false }))

  test.each<[Language, string, string]>([
    ['en', 'The ankle reflexes are absent.', 'reflexes'],
    ['en', 'No bowel sounds.', 'bowel'],
    ['en', 'No breath sounds on the left.', 'breath'],
    ['en', "The pupil doesn't react to light.", 'pupil'],
    ['en', "The wound isn't healing.", 'wound'],
    ['ru', 'Ахилловы рефлексы не вызываются.', 'рефлексы'],
    ['ru', 'Перистальтики нет.', 'Перистальтики'],
    ['ru', 'Дыхание слева не проводится.', 'Дыхание'],
    ['ru', 'Пульс на стопе не определяется.', 'Пульс'],
    ['el', 'Δεν υπάρχουν εντερικοί ήχοι.', 'εντερικοί'],
    ['el', 'Δεν ψηλαφώ σφυγμό στο πόδι.', 'σφυγμό'],
    ['el', 'Η κόρη δεν αντιδρά στο φως.', 'κόρη'],
    ['el', 'Δεν κουνάει το αριστερό χέρι.', 'χέρι'],
  ])('what an examiner misses, %s: %s', (lang, said, part) =>
    expect(examined(lang, said, part)).toMatchObject({ id: 'examination', negated: false, key: true }),
  )
})

describe('a denial of what would be wrong with it stays one', () => {
  test.each<[Language, string, string]>([
    ['en', 'Any trouble sleeping?', 'No.'],
    ['en', 'Any change in your appetite?', 'No.'],
    ['en', 'Does it hurt when you walk?', 'No.'],
    ['en', 'Does the pain go down your leg?', 'No.'],
    ['en', 'Do you get up at night to pee?', 'No.'],
    ['en', 'Has the pain gone into your arm?', 'No.'],
    ['en', 'How is the pain?', "I don't feel any pain in my knee."],
    ['en', 'And the stool?', "The stool isn't black."],
    ['ru', 'Проблемы со сном есть?', 'Нет.'],
    ['ru', 'Хуже, когда руку поднимаете?', 'Нет.'],
    ['ru', 'Температура поднималась?', 'Нет.'],
    ['ru', 'Что-нибудь ещё?', 'Крови в стуле нет.'],
    ['el', 'Έχετε πρόβλημα με τον ύπνο;', 'Όχι.'],
    ['el', 'Σηκώνεστε τη νύχτα για ούρηση;', 'Όχι.'],
    ['el', 'Μουδιάσματα;', 'Δεν νιώθω μουδιάσματα στα χέρια.'],
    ['el', 'Σας τρώει το δέρμα;', 'Δεν με τρώει.'],
  ])('%s: %s %s', (lang, asked, said) => expect(answered(lang, asked, said, said)).toMatchObject({ negated: true }))

  test.each<[Language, string, string]>([
    ['en', 'Pulse not irregular.', 'irregular'],
    ['en', 'Breath sounds are not reduced.', 'reduced'],
    ['ru', 'Дыхание не ослаблено.', 'ослаблено'],
    ['el', 'Τα αντανακλαστικά δεν είναι αυξημένα.', 'αυξημένα'],
  ])('of a finding, %s: %s', (lang, said, part) => expect(examined(lang, said, part)).toMatchObject({ negated: true }))
})
