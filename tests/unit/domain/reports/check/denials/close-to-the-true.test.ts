import { supports } from '../judged.ts'

supports(
  'unable at first',
  'Doctor: Could you stand on it?\nPatient: Not at first. Now I can.',
  '- Now unable to stand on it.',
  '- Unable to stand on it.',
)

supports(
  'unable, in Greek',
  'Γιατρός: Μπόρεσες να πατήσεις;\nΑσθενής: Στην αρχή όχι. Από χθες πατάω λίγο.',
  '+ Αρχικά αδυναμία φόρτισης.',
  '- Αδυναμία φόρτισης σήμερα.',
)

supports('able to swallow', 'Doctor: Can you swallow?\nPatient: Yes. Only liquids.', '- Unable to swallow.')

supports(
  'conditions with a no',
  'Doctor: If there is no improvement in two days, stop the drops. Return if no urine passes for eight hours.',
  '+ Stop the drops if there is no improvement in two days.',
  '- If there is improvement in two days, stop the drops.',
  '- Return if urine passes for eight hours.',
)

supports(
  'the one denied, the other told',
  'Doctor: Any vomiting, diarrhoea?\nPatient: No vomiting. Diarrhoea ten times a day.',
  '- No diarrhoea.',
  '- Vomiting.',
)

supports('not too bad', 'Doctor: Any bleeding?\nPatient: Not too bad.', '- No bleeding.')

supports(
  'turned down behind a yes',
  "Doctor: Do you agree to the operation?\nPatient: Okay, but what if I don't want it?\nDoctor: Then we leave it.",
  '- He consented to the operation.',
)

supports(
  'thought over',
  'Γιατρός: Συμφωνείτε για την επέμβαση;\nΑσθενής: Καλά, θα το σκεφτώ.',
  '- Συμφώνησε για την επέμβαση.',
)

supports(
  'a smear for later',
  'Doctor: Have you had a smear?\nPatient: No.\nDoctor: Do it in May, no rush.',
  '- Smear not needed.',
)

supports('present at the end of a list', 'Doctor: No rash, itching at night present.', '- No itching.')

supports(
  'a pain that is asked about is one',
  "Patient: My chest pain, is that from the heart?\nDoctor: No. It's muscular.",
  '+ Chest pain.',
  '- No chest pain.',
)
