import type { Change, InsightWords, Side } from './words.ts'

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const side = (of: Side | null) =>
  of === null ? 'εντός ορίων' : of > 0 ? 'πάνω από τα όρια' : of < 0 ? 'κάτω από τα όρια' : 'εκτός ορίων'
const changed = ({ way, by, percent }: Change) =>
  way === 'same'
    ? 'χωρίς μεταβολή'
    : `${way === 'up' ? 'υψηλότερα' : 'χαμηλότερα'} κατά ${by}${percent ? ` (${percent}%)` : ''}`

export const EL: InsightWords = {
  positive: 'θετικό',
  negative: 'αρνητικό',
  unnamed: 'χωρίς όνομα',
  title: (type, day) => {
    const about = {
      general: 'συνολικό',
      biomarkers: 'δείκτες',
      treatment: 'θεραπεία',
      recommendations: 'τι να ελεγχθεί',
      custom: 'δική σας ερώτηση',
    }
    return `Συμπέρασμα: ${about[type]}, ${day}`
  },
  heads: {
    brief: 'Με λίγα λόγια',
    biomarkers: 'Δείκτες',
    treatment: 'Θεραπεία',
    weeks: 'Τις ίδιες εβδομάδες',
    noted: 'Τι λένε τα αρχεία',
    question: 'Ερώτηση',
    followUp: 'Τι έμεινε χωρίς συνέχεια',
    unused: 'Τι δεν μπήκε στον υπολογισμό',
    model: 'Κείμενο γλωσσικού μοντέλου, ελεγμένο με τα αρχεία',
    computed: 'Υπολογισμένα από τα αρχεία',
  },
  basis: (records, from, to) =>
    `Από ${plural(records, 'αρχείο', 'αρχεία')}${from === '' ? '' : from === to ? ` στις ${from}` : `, ${from} – ${to}`}.`,
  withoutDate: records => `Χωρίς ημερομηνία: ${plural(records, 'αρχείο', 'αρχεία')}.`,
  entered: day => `καταχωρήθηκε ${day}`,
  missing: records =>
    `${plural(records, 'επιλεγμένο αρχείο δεν υπάρχει', 'επιλεγμένα αρχεία δεν υπάρχουν')} πια και δεν χρησιμοποιήθηκαν.`,
  labs: (biomarkers, values) =>
    `Περιέχουν ${plural(biomarkers, 'δείκτη', 'δείκτες')}, ${plural(values, 'αποτέλεσμα', 'αποτελέσματα')}.`,
  outNow: (count, list) =>
    `Το τελευταίο αποτέλεσμα είναι εκτός ορίων σε ${plural(count, 'δείκτη', 'δείκτες')}: ${list}.`,
  noneOut: 'Από τα τελευταία αποτελέσματα με γνωστά όρια κανένα δεν είναι εκτός.',
  inNow: (count, list) => `Εντός ορίων με το τελευταίο αποτέλεσμα: ${plural(count, 'δείκτης', 'δείκτες')}: ${list}.`,
  undecidedNow: (count, list) =>
    `Το τελευταίο αποτέλεσμα δεν συγκρίνεται με όρια σε ${plural(count, 'δείκτη', 'δείκτες')}: ${list}.`,
  unconfirmed: (count, all) =>
    `${count} από ${plural(all, 'αριθμό', 'αριθμούς')} ${count === 1 ? 'διαβάστηκε' : 'διαβάστηκαν'} από έγγραφα και δεν ${count === 1 ? 'επιβεβαιώθηκε' : 'επιβεβαιώθηκαν'} από κανέναν.`,
  unchecked: list => `Τιμές που περιμένουν έλεγχο δεν χρησιμοποιήθηκαν: ${list}.`,
  courses: (count, list) => `${plural(count, 'θεραπεία', 'θεραπείες')}: ${list}.`,
  more: count =>
    `${plural(count, 'ακόμη δείκτης δεν περιλαμβάνεται', 'ακόμη δείκτες δεν περιλαμβάνονται')} σε αυτό το συμπέρασμα.`,
  arithmeticOnly: 'Εδώ υπάρχει μόνο αριθμητική από τα αρχεία: ούτε διάγνωση ούτε συμβουλή.',
  standing: (of, range) => (range === '' ? 'δεν συγκρίνεται με όρια' : `${side(of)} (${range})`),
  named: (name, value, of, day) => `${name} (${value}, ${side(of)}, ${day})`,
  last: (value, day, standing) => `Τελευταίο: ${value} (${day}), ${standing}.`,
  lastOther: (said, day) =>
    `Τελευταίο αποτέλεσμα: ${said} (${day})· δεν είναι αριθμός και δεν συγκρίνεται με αριθμούς.`,
  previous: (value, day, change) => `Σε σχέση με το προηγούμενο (${value}, ${day}): ${changed(change)}.`,
  previousOther: (said, day) => `Το προηγούμενο αποτέλεσμα, ${said} (${day}), δεν είναι αριθμός και δεν συγκρίνεται.`,
  span: (first, firstDay, last, lastDay, change) =>
    `Από ${firstDay} έως ${lastDay}: από ${first} σε ${last}, ${changed(change)}.`,
  extremes: (count, low, lowDay, high, highDay) =>
    `${plural(count, 'αριθμός', 'αριθμοί')}: χαμηλότερος ${low} (${lowDay}), υψηλότερος ${high} (${highDay}).`,
  outOf: (out, decided, undecided) =>
    `Εκτός ορίων ${out} από ${plural(decided, 'αποτέλεσμα', 'αποτελέσματα')} με γνωστά όρια${undecided > 0 ? `· ακόμη ${undecided} χωρίς γνωστά όρια` : ''}.`,
  run: (of, count, from, to, values, back) =>
    `${of > 0 ? 'Πάνω από τα όρια' : of < 0 ? 'Κάτω από τα όρια' : 'Εκτός ορίων'} ${count} φορές στη σειρά, από ${from} έως ${to}: ${values}.${back === null ? '' : ` Έπειτα εντός ορίων (${back}).`}`,
  converted: (unit, list) => `Μετατράπηκαν σε ${unit} (σημάδι ≈): ${list}.`,
  others: list => `Δεν είναι αριθμοί, δεν συγκρίθηκαν: ${list}.`,
  undated: list => `Χωρίς πλήρη ημερομηνία, δεν συγκρίθηκαν: ${list}.`,
  otherUnits: 'Αποτελέσματα σε άλλες μονάδες δεν μετατρέπονται με ασφάλεια και στέκουν χωριστά.',
  course: (name, details, from, end, isOver) => {
    const until =
      end.kind === 'unknown'
        ? 'χωρίς διάρκεια'
        : end.kind === 'open'
          ? `διάρκεια «${end.said}»`
          : `διάρκεια «${end.said}», ${isOver ? 'έληξε' : 'έως'} ${end.to}`
    return `«${name}»${details === '' ? '' : `, ${details}`}: συνταγογραφήθηκε ${from}· ${until}.`
  },
  weeks: (name, value, day, out, courses) =>
    `${name}: στις ${day} το αποτέλεσμα ${out ? 'βγήκε από τα όρια' : 'επέστρεψε στα όρια'} (${value}). Έως δύο εβδομάδες από εκείνη την ημέρα ${courses}. Είναι σύμπτωση ημερομηνιών, όχι αιτία.`,
  began: (name, day) => `άρχισε «${name}» (${day})`,
  ended: (name, day) => `τελείωσε «${name}» (${day})`,
  noWeeks:
    'Καμία θεραπεία δεν άρχισε ούτε τελείωσε έως δύο εβδομάδες από την έξοδο ενός δείκτη από τα όρια ή την επιστροφή του.',
  noted: (name, day, text) => `«${name}», ${day}: «${text}»`,
  followOut: (name, value, of, day, days) =>
    `${name}: το τελευταίο αποτέλεσμα είναι ${side(of)} (${value}, ${day})· από τότε ${plural(days, 'ημέρα', 'ημέρες')} χωρίς νέο.`,
  followEnded: (name, day) => `«${name}»: σύμφωνα με το αρχείο έληξε ${day}· δεν υπάρχει νεότερο αρχείο γι’ αυτό.`,
  followUnchecked: list => `Περιμένουν έλεγχο με το έγγραφο: ${list}.`,
  noFollowUp: 'Δεν βρέθηκε αποτέλεσμα εκτός ορίων χωρίς επανάληψη ούτε θεραπεία που έληξε χωρίς νεότερο αρχείο.',
  nothing: 'Τα επιλεγμένα αρχεία δεν λένε τίποτα γι’ αυτό.',
  asked: (names, from) =>
    `Η ερώτηση διαβάστηκε μόνο από τις λέξεις της: ${[names, from === null ? '' : `από ${from}`].filter(Boolean).join('· ')}.`,
  askedNothing: 'Στην ερώτηση δεν αναγνωρίστηκε δείκτης ούτε θεραπεία: εμφανίζονται όλα.',
  withoutModel: {
    unanswered: 'Το γλωσσικό μοντέλο δεν απάντησε: όλα εδώ προκύπτουν μόνο από κανόνες.',
    private:
      'Τα προσωπικά δεδομένα δεν μπόρεσαν να αφαιρεθούν από την ερώτηση, γι’ αυτό δεν ρωτήθηκε το γλωσσικό μοντέλο: όλα εδώ προκύπτουν μόνο από κανόνες.',
  },
  held: count =>
    `${plural(count, 'πρόταση του μοντέλου αφαιρέθηκε', 'προτάσεις του μοντέλου αφαιρέθηκαν')}: τα αρχεία δεν το λένε.`,
}
