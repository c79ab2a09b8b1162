import type { Cues } from './cues.ts'

/** Names of kinds of drugs and their forms; names of substances are found by the list of drugs. */
export const DRUG_WORD: Cues = {
  ru: `таблет*, капсул*, капли, каплю, капель, капал*, мазь, мази, мазью, мазал*, крем, кремом, гель, свечи, свечк*, спрей*, сироп*, суспензи*, порош*, укол*, уколы, инъекц*, капельниц*, ингалятор*, небулайзер*, пластыр*, ампул*, инсулин*, антибиотик*, обезболива*, болеутоляющ*, жаропонижающ*, противовоспалительн*, снотворн*, успокоительн*, антидепрессант*, гормон*, гормональн*, контрацептив*, противозачаточн*, витамин*, железо пью, мочегонн*, статин*, слабительн*, антигистамин*, лекарств*, препарат*, лечени*, терапи*, от давления, бад, бады, травы, настойк*, спираль, дозировк*, доза, дозу, дозы`,
  en: `tablet*, pill, pills, capsule*, drops, ointment, cream, creams, gel, suppositor*, spray, syrup, suspension, powder, shot of, injection*, injections, jab of, drip, inhaler*, nebuli*, patch, patches, insulin, antibiotic*, painkiller*, pain killer*, steroid*, sleeping tablet*, sleeping pill*, antidepressant*, hormone*, hrt, contracepti*, birth control, the coil, iud, vitamin*, supplement*, iron tablets, water pill*, water tablet*, blood thinner*, statin*, laxative*, antihistamine*, medication*, medicine*, meds, prescription*, drug, drugs, dose, dosage, over the counter, herbal, lozenge*, eye drops, tranquili*`,
  el: `χαπι*, χαπακι*, δισκι*, καψουλ*, σταγονεσ, αλοιφη*, κρεμα*, τζελ, υποθετ*, σπρεϊ, σπρει, σιροπι*, ενεσ*, ορο, οροσ, εισπνο*, νεφελοποι*, αυτοκολλητ*, ινσουλιν*, αντιβιωσ*, αντιβιοτικ*, παυσιπον*, αντιπυρετικ*, αντιφλεγμονωδ*, μη στεροειδη, υπνωτικ*, ηρεμιστικ*, αντικαταθλιπτικ*, ορμον*, αντισυλληπτικ*, βιταμιν*, συμπληρωμα*, διουρητικ*, στατιν*, καθαρτικ*, αντιισταμινικ*, κορτιζον*, φαρμακ*, αγωγη, θεραπεια, δοση, συνταγη, αντιπηκτικ*, σπιραλ, πλακακια, παστιλι*`,
}
export const DOSE: Cues = {
  ru: `миллиграмм*, мг, микрограмм*, мкг, грамм*, миллилитр*, мл, единиц*, ед, международных единиц, таблетк*, таблетки, полтаблетки, по одной, по две, по пять, по десять, по полтаблетки, по таблетке, капель, вдоха, впрыск*, доза, дозы, процент* раствор, в уколах, внутримышечно, внутривенно, под язык, местно`,
  en: `milligram*, mg, mgs, microgram*, mcg, gram, grams, milliliter*, millilitre*, ml, mils, units, puff, puffs, tablet, tablets, half a tablet, drops, teaspoon*, sachet*, percent cream, iu, intravenous*, intramuscular*, iv, under the tongue`,
  el: `χιλιοστογραμμ*, μιλιγκραμ, μικρογραμμαρ*, γραμμαρι*, μιλιλιτρ*, χιλιοστολιτρ*, mg, ml, μονάδεσ, μοναδεσ, μονάδες, χαπι, μισο, δισκιο, σταγονεσ, εισπνοεσ, ψεκασμ*, ενδοφλεβι*, ενδομυικ*, υπογλωσσι*, κουταλακι*, φακελακι*`,
}
export const FREQUENCY: Cues = {
  ru: `в день, в сутки, в неделю, в месяц, раз в день, раза в день, раз в сутки, раза в сутки, раз в неделю, раза в неделю, раз в месяц, дважды в день, дважды, трижды, утром, вечером, на ночь, днем, в обед, натощак, после еды, до еды, во время еды, перед сном, через день, каждый день, ежедневно, при боли, по необходимости, по требованию, при необходимости, каждые, курсом, дней, недели, утром и вечером, раз в три`,
  en: `a day, a week, a month, a night, once a day, once daily, twice a day, twice daily, three times a day, four times a day, times a day, times daily, daily, every day, every other day, every morning, every night, in the morning, in the evening, at night, at bedtime, nightly, with food, with meals, before meals, after meals, on an empty stomach, as needed, when needed, prn, bd, tds, qds, od, once a week, weekly, monthly, every six hours, every eight hours, every four hours, every twelve hours, every, for seven days, for five days, for ten days, a course`,
  el: `την ημερα, τη μερα, τον μηνα, το μηνα, φορα την ημερα, φορεσ την ημερα, φορα τη μερα, φορεσ τη μερα, μια φορα, δυο φορεσ, τρεισ φορεσ, το πρωι, το βραδυ, το μεσημερι, πρωι και βραδυ, πρωι βραδυ, κάθε βραδυ, μερα παρα μερα, καθε, ανα, καθημερινα, μετα το φαγητο, πριν το φαγητο, νηστικ*, πριν τον υπνο, οποτε, οταν χρειαζεται, την εβδομαδα, επι, για επτα ημερεσ, για πεντε ημερεσ`,
}
/** The patient takes or took. */
export const TAKE: Cues = {
  ru: `пью, пьет, пьете, попил*, пил*, выпил*, выпью, выпивает таблет*, принима*, принял*, применя*, использу*, пользу*, мажу, капаю, капает, колю, колет инсулин, ставлю свеч*, дышу через, делаю уколы, сижу на, посадили на, на гормонах, даю, даем, давали, дала, дали, назначали, назначал*, прописал*, выписал*, выписывал*, постоянно принима*, получа*, лечил*, лечусь, лечится, купил* в аптеке, закончил* курс, пропила, пропил, доза прежняя`,
  en: `i use, use, take, takes, taking, took, taken, i'm on, he's on, she's on, was on, been on, is on, am on, uses, using, gave him, gave her, giving him, giving her, i give, we give, given, put me on, put him on, put her on, prescribed, gave me, started me on, on any, on anything, at the moment, regular, currently on, pop, popped, finished a course, used to take, inhale, inject, injects`,
  el: `παιρνω, παιρνει, παιρνετε, παιρνεισ, πηρα, πηρε, πηρατε, επαιρνα, επαιρνε, εχω παρει, λαμβανει, λαμβανω, πινω χαπι, χρησιμοποι*, βαζω, εβαλα, κανω ενεσ*, του δινω, τησ δινω, του εδωσα, τησ εδωσα, δινουμε, δωσαμε, μου εδωσε, μου εγραψε, μου εχει γραψει, μου εδωσαν, του εγραψε, εγραψε, ειμαι σε, με αγωγη`,
}
export const STOP: Cues = {
  ru: `бросил*, перестал*, отменил*, отменили, отменяем, отменяю, отменить, прекратил*, прекрат*, закончил*, убрали, убираем, больше не пью, не пью, не принима*, пропустил*, пропуска*, отказал*, отказ*, сам* бросил*`,
  en: `stopped, stop, quit, came off, come off, gave up, given up, not taking, don't take, ran out, run out, missed, skipped, forget to take, discontinue*, no longer, weaned off, held, refuse*, declined`,
  el: `εκοψα, εκοψε, σταματησα, σταματησε, σταματ*, διεκοψ*, διακοπ*, το κοψαμε, ξεχνα*, ξεχασα, τελειωσ*, δεν παιρνω, δεν πηρα, δεν το πηρα, αρνηθηκ*, αρνουμαι`,
}
export const ALLERGY: Cues = {
  ru: `на лекарства реакц*, реакции на лекарства, реакции были, лекарства переносите, переносите лекарства, плохо переносите, аллерги*, анафилак*, крапивниц*, непереносимост*, не переносит, не переношу, сыпь на, отек на, реакци* на, волдыр*, горло отекло, отек лица, отек квинке, квинке, покрыл* сыпью, обсыпал*`,
  en: `plasters make, tape gives, brings me out, came up in a rash, comes out in, allerg*, anaphyla*, hives, intoleran*, rash after, reaction to, react to, react badly, came out in, broke out in, epipen, can't have, throat swelled, face swelled, swelled up`,
  el: `βγαζω καντηλεσ, βγαζει καντηλεσ, βγαζει εξανθημα, με πειραξ*, αλλεργι*, αναφυλα*, δυσανεξι*, εξανθημα με, πρηστηκα, πρηστηκε, γεμισα εξανθημα, γεμισε, βγαζω εξανθημα, εβγαλα εξανθημα, αντιδρασ* σε, δεν σηκωνει, με πειραξε, πειραζει`,
}
