import type { Cues } from './cues.ts'

/** How a doctor speaks: asks, orders, second person. */
export const DOCTOR: Cues = {
  ru: `вас, вам, вы, у вас, ваш*, беспокоит, покажите, рассказывайте, расскажите, назначаю, назначу, сдайте, похоже на, жду вас, курите, пьете, принимаете, замечали, измеряли, болели, ложитесь, дышите, смотрите, посмотрю, послушаю, выпишу, направлю, давайте, приходите, операции были, аллергия есть, есть ли, бывает ли, были ли, не было ли, показывайте, пейте, продолжайте, у ребенка, тебя, тебе, где болит, сколько раз, как давно, раздевайся`,
  en: `do you, are you, have you, did you, can you, you're, your, you, any, let me, let's, i'd like you, we'll, i'll give, i'm going to, does he, does she, is he, is she, has he, has she, when did, how long, how often, how many, how much, where does, what are you, tell me, show me, take a deep, it sounds like, it looks like, i recommend, i suggest, on exam`,
  el: `εχετε, παιρνετε, ειστε, σασ, σασ ποναει, πειτε μου, να σασ, θα σασ, βλεπω, καπνιζετε, πινετε, ζειτε, ποναει αλλου, ποτε ξεκινησε, ποσο, ποσες, ποσα, απο ποτε, ξαπλωστε, δειξτε, θα κανουμε, θα παρετε, να παρετε, παρτε, ελατε, εχει, υπαρχει, ειχατε, νιωθετε, σηκωστε, ανοιξτε`,
}
/** How patients and those who come with them speak. */
export const PATIENT: Cues = {
  ru: `у меня, мне, меня, я, мой, моя, мое, болит, пью, доктор, мы, у нас, нам, у него, у нее, ему, он, она, спасибо доктор, мучает, мучаюсь, чувствую, не знаю, помню`,
  en: `i, i'm, i've, i'd, my, me, doctor, it hurts, mine, we, we've, he's been, she's been, he keeps, she keeps, i take, i feel, i don't, i get, i had, i can't`,
  el: `εχω, με ποναει, παιρνω, γιατρε, μου, ειμαι, νιωθω, εμενα, εγω, με, ειχα, καπνιζω, ποναω, γιατρε μου, δεν ξερω, θυμαμαι, μασ`,
}
/** Opens a question where nothing else marks it. */
export const ASKS: Cues = {
  ru: `что, где, когда, как давно, сколько, какие, какой, какая, какое, есть ли, бывает ли, бывают ли, чем, кем, куда, почему, отчего, кто нибудь, что нибудь, как часто, как спите, как аппетит, как стул`,
  en: `did anyone, does anyone, has anyone, is anyone, was anyone, did anybody, does anybody, has anybody, was there, were there, did they, do we, have they, can he, can she, did that, does that, is that, was that, has that, has it, and any, what's, what were, which, how did, how's your, how are your, how about, who's, whose, any, do you, does it, does he, does she, do they, did you, did he, did she, did it, are you, is it, is he, is she, are there, is there, have you, has he, has she, have they, had you, how long, how often, how many, how much, how's, how is, how are, how old, how bad, how did, what, what about, when did, when was, when do, when is, when's, where is, where's, where does, where do, where did, which one, which side, which ear, which leg, which arm, which knee, which hand, which eye, who's, who lives, why, can you, could you, anyone, anybody, anything else, anything like, anything before, anything you, anything that, and work, was he, was she, was it, were you, ever had, ever, so no`,
  el: `τι, που ποναει, ποτε ξεκινησε, ποτε αρχισε, ποσο, ποσεσ, ποσα, ποσουσ, πωσ, ποιοσ, ποια, ποιο, ποιοι, γιατι, απο ποτε, εχετε, εχει, παιρνετε, παιρνει, καπνιζετε, πινετε, υπαρχει, υπαρχουν, ειχατε, ειχε ποτε, νιωθετε, κανετε, εισαστε, ζειτε, δουλευετε, μηπωσ, ενοχλει, αλλο τιποτα`,
}
/** What companions call themselves, and labels of turns. */
export const DOCTOR_LABEL: Cues = {
  ru: `врач, доктор, терапевт, хирург, кардиолог, педиатр, невролог, гинеколог, уролог, психиатр, лор, дерматолог, окулист, онколог, травматолог, эндокринолог, ортопед, фельдшер, медсестра, акушерка, психолог, гастроэнтеролог, пульмонолог, аллерголог, ревматолог, нефролог, офтальмолог, д, в`,
  en: `doctor, dr, dr _, physician, gp, clinician, nurse, consultant, provider, surgeon, midwife, psychiatrist, paediatrician, pediatrician, cardiologist, resident, registrar, therapist, d`,
  el: `γιατροσ, ιατροσ, ιατρος, παιδιατροσ, καρδιολογοσ, γυναικολογοσ, ουρολογοσ, ψυχιατροσ, νοσηλευτρια, νοσηλευτησ, μαια, ορθοπεδικοσ, δερματολογοσ, ογκολογοσ, ωρλ, παθολογοσ, χειρουργοσ, γ`,
}
export const PATIENT_LABEL: Cues = {
  ru: `пациент*, больной, больная, ребенок, мальчик, девочка, клиент*, подросток, п`,
  en: `patient, pt, child, client, teen, boy, girl, p`,
  el: `ασθενησ, ασθενής, παιδι, εφηβοσ, πελατησ, α, ο ασθενησ, η ασθενησ`,
}
/** Spoken or written headings; each rules until the next one. */
export const HEADINGS: readonly (readonly [section: string, cues: string])[] = [
  [
    'complaints',
    'жалобы, жалобы на, основная жалоба, повод обращения, chief complaint, presenting complaint, complaint, complaints, reason for visit, αιτια προσελευσησ, ενοχληματα, παραπονα, κυρια ενοχληματα, жалобы при поступлении, жалобы сегодня, жалобы пациента, presenting problem, presenting symptoms, reason for referral, reason for attendance, reason for consultation, reason for the visit, λογοσ προσελευσησ, λογοσ παραπομπησ, αιτια παραπομπησ, κυριο ενοχλημα',
  ],
  [
    'presentIllness',
    'анамнез, анамнез болезни, течение заболевания, анамнез заболевания, история заболевания, анамнез настоящего заболевания, history of present illness, history of presenting complaint, hpi, present illness, history, review of systems, παρουσα νοσοσ, ιστορικο παρουσασ νοσου, ιστορικο παρουσας, история болезни, обстоятельства травмы, механизм травмы, развитие заболевания, mechanism of injury, circumstances of the injury, interval history, progress since last visit, since the last visit, history of the injury, πορεια νοσου, συνθηκεσ κακωσησ, μηχανισμοσ κακωσησ',
  ],
  [
    'pastHistory',
    'перенесенное, перенесено, сопутствующие, сопутствующее, сопутствующая патология, хирургический анамнез, ατομικο, ιστορικο, из анамнеза, в анамнезе, перенесенные заболевания, перенесенные операции, перенесенные заболевания и операции, анамнез жизни, сопутствующие заболевания, хронические заболевания, операции, акушерский анамнез, гинекологический анамнез, прививки, past medical history, past medical and surgical history, past surgical history, medical history, past history, surgical history, obstetric history, gynecologic history, gynaecological history, past psychiatric history, psychiatric history, oncologic history, birth history, immunizations, immunisations, vaccinations, comorbidities, ατομικο αναμνηστικο, αναμνηστικο, ιατρικο ιστορικο, χειρουργικο ιστορικο, μαιευτικο ιστορικο, γυναικολογικο ιστορικο, συνοδα νοσηματα, εμβολιασμοι, фоновые заболевания, хронические болезни, перенесенные болезни, background, medical background, past illnesses, previous illnesses, other conditions, operations, previous operations, past operations, παλαιο ιστορικο, προηγουμενο ιστορικο, αλλα νοσηματα, χειρουργεια',
  ],
  [
    'drugHistory',
    'принимаемые препараты, принимает, постоянно принимает, φαρμακα στο σπιτι, φαρμακα στο σπιτι του, φαρμακα στο σπιτι τησ, постоянная терапия, получает, получает терапию, лекарства, препараты, принимает постоянно, лекарственный анамнез, текущая терапия, medications, current medications, medications before admission, medications on admission, drugs before admission, regular medications, medication before admission, medication, home medications, meds, drug history, medicines, φαρμακευτικη αγωγη, φαρμακα, αγωγη, λαμβανομενη αγωγη, φαρμακευτικο ιστορικο, медикаменты, лекарства дома, препараты дома, домашняя терапия, текущие препараты, drugs, tablets, current drugs, current treatment, regular drugs, usual medication, medication list, drug list, χρονια αγωγη, τρεχουσα αγωγη, μονιμη αγωγη, τα φαρμακα του, τα φαρμακα τησ',
  ],
  [
    'allergies',
    'аллергологический анамнез, аллергии, аллергия, аллергоанамнез, непереносимость, allergies, allergies and intolerances, allergy, allergic history, drug allergies, αλλεργιεσ, αλλεργια, αλλεργικο ιστορικο, лекарственная аллергия, лекарственная непереносимость, аллергия и непереносимость, drug sensitivities, drug allergies and intolerances, αλλεργιεσ και δυσανεξιεσ, δυσανεξιεσ',
  ],
  [
    'familyHistory',
    'семейный анамнез, наследственность, наследственный анамнез, family history, family, οικογενειακο, οικογενειακα, οικογενειακο ιστορικο, κληρονομικο, κληρονομικο ιστορικο, семья, родственники, семейный и социальный анамнез, family and home, family and social, family and social history, family medical history, οικογενεια, οικογενειακο και κοινωνικο',
  ],
  [
    'socialHistory',
    'образ жизни, социальный анамнез, привычки, вредные привычки, труд, условия жизни, социально, social history, social, habits, occupational history, κοινωνικο ιστορικο, συνηθειεσ, εξεισ, κοινωνικο, κοινωνικα, ατομικεσ συνηθειεσ, быт, бытовые условия, условия жизни и труда, профессия, курение и алкоголь, social and family, social background, home situation, living situation, lifestyle, social circumstances, home and work, occupation, smoking and alcohol, κοινωνικη κατασταση, τροποσ ζωησ, επαγγελμα',
  ],
  [
    'examination',
    'объективно, объективный статус, осмотр, status praesens, локальный статус, локально, статус, неврологический статус, психический статус, данные осмотра, обследование, результаты обследования, результаты, данные обследования, показатели, анализы, лабораторно, инструментально, на осмотре, при осмотре, осмотр в зеркалах, физикально, status localis, общий осмотр, examination, exam, on examination, physical exam, physical examination, vital signs, vitals, mental status exam, mental status examination, mental status, objective, findings, labs, laboratory, results, investigations, imaging, αντικειμενικη εξεταση, κλινικη εξεταση, εξεταση, ζωτικα σημεια, εργαστηριακα, εργαστηριακοσ ελεγχοσ, απεικονιση, παρακλινικα, απεικονιστικοσ ελεγχοσ, ευρηματα, ψυχιατρικη εξεταση, νευρολογικη εξεταση, κλινικα, αντικειμενικα, ευρηματα, κατα την εξεταση, απεικονιστικα, αποτελεσματα, снимки, исследования, дополнительные исследования, анализы и исследования, анализы крови, данные анализов, осмотр сегодня, bloods, blood tests, blood results, scans, test results, clinical examination, clinical findings, observations, examination today, on examination today, αιματολογικα, βιοχημικα, εξετασεισ, εξετασεισ αιματοσ, σημερινη εξεταση',
  ],
  [
    'assessment',
    'заключение, диагноз, предварительный диагноз, клинический диагноз, основной диагноз, assessment, impression, diagnosis, assessment and plan, εκτιμηση, διαγνωση, συμπερασμα, πιθανη διαγνωση, оценка, вывод, выводы, рабочий диагноз, мое заключение, conclusion, working diagnosis, differential, differential diagnosis, opinion, clinical impression, συμπερασματα, εκτιμηση και σχεδιο, διαφορικη διαγνωση',
  ],
  [
    'plan',
    'план, назначения, рекомендации, лечение, назначено, план лечения, план обследования, рекомендовано, тактика, plan, recommendations, treatment, treatment plan, disposition, σχεδιο, οδηγιεσ, πλανο, θεραπεια, αντιμετωπιση, συστασεισ, σχεδιο αντιμετωπισησ, план ведения, план действий, дальнейшая тактика, рекомендации и план, management, management plan, advice given, next steps, plan today, πλανο θεραπειασ, επομενα βηματα',
  ],
  [
    'followUp',
    'повторная явка, явка, наблюдение, follow up, followup, επανεξεταση, επανελεγχοσ, παρακολουθηση, контрольный осмотр, следующий визит, следующая явка, next visit, next appointment, επομενη επισκεψη, επομενο ραντεβου',
  ],
  [
    'safetyNet',
    'когда обратиться срочно, return precautions, safety netting, safety net, ποτε να ζητησετε αμεσα βοηθεια, тревожные признаки, когда вызывать скорую, red flags, warning signs, when to come back, when to call, when to seek help, return advice, προειδοποιητικα σημεια, ποτε να επιστρεψει',
  ],
]
