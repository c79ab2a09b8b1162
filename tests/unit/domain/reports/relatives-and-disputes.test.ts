import { describe, expect, test } from 'vitest'
import { find as said } from './found.ts'

describe('later words of a sentence are of the relative with whom it began', () => {
  const mother =
    'Γιατρός: Έχετε διαβήτη;\nΑσθενής: Εγώ όχι. Η μάνα μου έχει ζάχαρο, κάνει ινσουλίνη.\nΓιατρός: Πονάτε κάπου;\nΑσθενής: Στο στήθος.'
  test('insulin of the mother', () => expect(said(mother, 'ινσουλίνη')?.experiencer).toBe('mother'))

  const husband =
    'Γιατρός: Ροχαλίζετε;\nΑσθενής: Εγώ όχι. Ο άντρας μου ροχαλίζει, έχει άπνοιες και κοιμάται με το μηχάνημα.\nΓιατρός: Καπνίζετε;\nΑσθενής: Όχι.'
  test('apnoea of the husband', () => expect(said(husband, 'άπνοιες')?.experiencer).toBe('husband'))

  const brother =
    'Врач: Гепатитом болели?\nПациент: Я нет. Это у брата гепатит С, ему софосбувир давали, вылечили.\nВрач: Курите?\nПациент: Нет.'
  test('a treatment of the brother', () => expect(said(brother, 'софосбувир')?.experiencer).toBe('brother'))

  const wife =
    'Ιστορικό. Πυρετός τρεις εβδομάδες. Η σύζυγός του, που αρμέγει μαζί του, νόσησε πέρυσι με βρουκέλλωση και έκανε έξι εβδομάδες δοξυκυκλίνη. Καπνίζει.'
  test('an infection of the wife in a dictation', () => {
    expect(said(wife, 'νόσησε')?.experiencer).not.toBe('patient')
  })

  const own =
    'Врач: Чем болели родные?\nПациент: У мамы диабет, я курю с двадцати лет.\nВрач: Аллергия есть?\nПациент: Нет.'
  test('but not what the patient tells of himself', () => expect(said(own, 'курю')?.id).not.toBe('familyHistory'))
})

describe('who came along tells of himself', () => {
  const stings =
    "— Any allergies to medicines?\n— Medicines, no. I'm the one who blows up with wasp stings, not Callum.\n— And his skin?\n— Dry behind the knees."
  test('"not Callum"', () => expect(said(stings, 'wasp')?.experiencer).not.toBe('patient'))

  const penicillin =
    "Doctor: Any allergies?\nPatient: Septrin. I came out in blisters.\nDaughter: Penicillin is mine, not Mum's.\nDoctor: Do you smoke?\nPatient: No."
  test('"is mine"', () => expect(said(penicillin, 'Penicillin')?.experiencer ?? 'daughter').not.toBe('patient'))

  const panic =
    'Γιατρός: Στην οικογένεια;\nΜητέρα: Ο αδελφός μου έχει Τουρέτ από μικρός. Εγώ παίρνω Cipralex, είχα κρίσεις πανικού μετά τον χωρισμό.\nΓιατρός: Το παιδί κοιμάται;\nΜητέρα: Καλά.'
  test('a mother of her own attacks', () => expect(said(panic, 'κρίσεις πανικού')?.experiencer).not.toBe('patient'))
})

describe('the patient tells of himself', () => {
  test('"aspirin, not Plavix" names two medicines', () =>
    expect(
      said(
        'Doctor: What do you take?\nPatient: I take aspirin, not Plavix.\nDoctor: Do you smoke?\nPatient: No.',
        'aspirin',
      ),
    ).toMatchObject({ id: 'drugHistory', experiencer: 'patient' }))
  test('"in Leeds, not London" names two places', () =>
    expect(
      said(
        'Doctor: Any asthma?\nPatient: I had asthma in Leeds, not London.\nDoctor: Do you smoke?\nPatient: No.',
        'asthma',
      )?.experiencer,
    ).toBe('patient'))
  test('"I take it she can" of a daughter takes nothing', () =>
    expect(
      said(
        'Doctor: She is eating well.\nDaughter: I take it she can have her warfarin tonight?\nDoctor: Yes, 3 milligrams.\nPatient: Good.',
        'warfarin',
      )?.experiencer,
    ).toBe('patient'))
})

describe('a length of time that is disputed is printed with what it was corrected to', () => {
  test('"Ten days? It\'s been a month."', () =>
    expect(
      said(
        "Doctor: What brings you?\nPatient: There's a sore under the big toe.\nDoctor: How long has it been open?\nPatient: I'd say ten days.\nWife: Ten days? It's been a month, Ray.\nPatient: Okay, she's right, a month.\nDoctor: Does it hurt?\nPatient: No.",
        'ten days',
      )?.text,
    ).toContain("she's right, a month"))

  test('in Greek, in words of small talk', () =>
    expect(
      said(
        'Γιατρός: Τι έγινε με το πόδι;\nΑσθενής: Άνοιξε μια πληγή κάτω από το μεγάλο δάχτυλο. Πόνο δεν νιώθω.\nΓιατρός: Από πότε;\nΑσθενής: Την έχω καμιά βδομάδα.\nΣύζυγος: Ποια βδομάδα, Θανάση, είκοσι μέρες την έχεις.\nΑσθενής: Ε, καλά λέει η Βούλα, εκείνη τις μετράει.\nΓιατρός: Ξυπόλυτος περπατάτε;\nΑσθενής: Όχι, ποτέ.',
        'καμιά βδομάδα',
      )?.text,
    ).toContain('είκοσι μέρες'))
})

test('a treatment whose name the patient turns down is printed with the refusal', () =>
  expect(
    said(
      "Doctor: I'll send a swab. Now, what would really heal this is a total contact cast.\nPatient: No cast, doc. I can't climb on a forklift in a cast.\nDoctor: Then it's a removable boot, any time you're on your feet.",
      'total contact cast',
    )?.text,
  ).toContain('No cast'))

describe('a value that another one puts right some sentences later', () => {
  const ward =
    'Doctor: What were you taking at home?\nPatient: Bisoprolol, five milligrams in the morning, I think. Ramipril, 10. And apixaban, five, twice a day.\nNurse: The letter has bisoprolol at 2.5, Doctor.\nPatient: Two and a half, she’s right.\nDoctor: Any allergies?\nPatient: None.'
  test('stands with its correction and with who gives in', () => {
    const { text } = said(ward, 'Bisoprolol, five') ?? { text: '' }
    expect(text).toContain('2.5')
    expect(text).toContain('Two and a half')
  })
  test('and not with the medicine that was told last', () => expect(said(ward, 'apixaban')?.text).not.toContain('2.5'))
})

describe('an order that is dropped in the same sentence', () => {
  const dropped =
    'Doctor: Let me examine you. Blood pressure 106 over 62. Potassium 5.3. Bisoprolol carries on. Spironolactone would be next, 25 milligrams, but not with a potassium of 5.3, so we’ll leave that one.'
  test('is printed whole', () => expect(said(dropped, 'Spironolactone')?.text).toContain('leave that one'))
})

describe('a medicine that who came along has', () => {
  const naproxen =
    'Doctor: What are you taking for the pain?\nPatient: Paracetamol. Sandra gave me her naproxen for a couple of days.\nWife: I have naproxen for my hands.\nDoctor: And your regular tablets?\nPatient: Lansoprazole.'
  test('is theirs', () => expect(said(naproxen, 'for my hands')?.experiencer).toBe('wife'))
})
