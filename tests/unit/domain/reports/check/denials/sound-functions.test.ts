import { supports } from '../judged.ts'

supports(
  'a function that is fine',
  "Doctor: Any trouble swallowing, weight coming off?\nPatient: I swallow fine. The weight, yes.\nDoctor: Bowels?\nPatient: Same as ever. Breathing's fine, before you ask.",
  '+ No dysphagia.',
  '- Dysphagia.',
  '+ No dyspnoea.',
  '- Dyspnoea.',
  '- No weight loss.',
)

supports(
  'a function that is fine, again',
  "Doctor: Swallowing?\nPatient: I swallow fine if it's mashed. Bread sticks.\nDoctor: Breathing?\nPatient: Breathing is fine at rest but I'm short of breath on stairs.",
  '- No dysphagia.',
  '- No dyspnoea.',
)

supports(
  'a function that is fine, once more',
  'Врач: Что ещё?\nПациент: Глотаю нормально. Дышу нормально. Сплю хорошо.',
  '+ Дисфагии нет.',
  '- Дисфагия.',
  '+ Одышки нет.',
  '- Одышка.',
  '+ Бессонницы нет.',
  '- Бессонница.',
)

supports(
  'a function that is fine, a fourth time',
  'Врач: Что ещё?\nПациент: Дышу нормально, только на лестнице задыхаюсь. Сплю хорошо с таблеткой.',
  '- Одышки нет.',
  '- Бессонницы нет.',
)

supports(
  'a function that is fine, a fifth time',
  'Γιατρός: Τι άλλο;\nΑσθενής: Αναπνέω καλά. Κοιμάμαι καλά.',
  '+ Δεν έχει δύσπνοια.',
  '- Δύσπνοια.',
  '+ Χωρίς αϋπνία.',
  '- Αϋπνία.',
)

supports(
  'a function that is fine, a sixth time',
  'Γιατρός: Τι άλλο;\nΑσθενής: Αναπνέω καλά όταν κάθομαι. Ανεβαίνοντας λαχανιάζω.',
  '- Δεν έχει δύσπνοια.',
)

supports(
  'a measured temperature',
  'Doctor: Temperature?\nPatient: 36.8, I did it twice.\nDoctor: Bowels?\nPatient: Same as ever.',
  '+ Afebrile at 36.8.',
  '+ No fever.',
  '- Fever.',
  '- Afebrile at 36.2.',
)

supports('a measured temperature, again', 'Doctor: Temperature?\nPatient: 38.4 last night, 36.8 now.', '- No fever.')

supports('a measured temperature, once more', 'Doctor: Temperature?\nPatient: 37.6.', '- No fever.', '- Afebrile.')

supports(
  'a measured temperature, a fourth time',
  'Doctor: Temperature?\nPatient: 36.8 now. I had a fever on Monday.',
  '- No fever.',
)

supports(
  'a measured temperature, a fifth time',
  'Врач: Температура, поясница?\nПациентка: 36 и 8. Поясница не болит.',
  '+ Лихорадки нет.',
  '+ Лихорадки и болей в пояснице нет.',
  '- Лихорадка.',
)

supports('a measured temperature, a sixth time', 'Врач: Температура?\nПациентка: 39 и 1.', '- Лихорадки нет.')

supports(
  'a measured temperature, a seventh time',
  'Γιατρός: Θερμοκρασία;\nΑσθενής: 36,6.\nΓιατρός: Βάρος;\nΑσθενής: 72.',
  '+ Απύρετος.',
  '+ Χωρίς πυρετό.',
  '- Πυρετός.',
)

supports('a measured temperature, an eighth time', 'Γιατρός: Θερμοκρασία;\nΑσθενής: 38,6.', '- Απύρετος.')

supports('a measured temperature, a ninth time', 'Mother: His temperature is 36.9. His sister has 39.', '+ No fever.')
