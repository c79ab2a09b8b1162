import type { ReadyTemplate } from './ready-template.ts'

export const templates: readonly ReadyTemplate[] = [
  {
    id: 'previsit',
    title: 'Πριν από την επίσκεψη στον γιατρό',
    data: {
      description: 'Λίγες ερωτήσεις πριν από την επίσκεψη, πέντε λεπτά. Τις απαντήσεις τις βλέπει μόνο ο γιατρός σας.',
      goals: ['Τι σας ενοχλεί και από πότε', 'Πόσο σας ενοχλεί και πώς εξελίσσεται', 'Αλλεργίες, κάπνισμα, πίεση'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Ενόχλημα και έναρξη',
          properties: ['mainComplaint', 'onset', 'severity', 'course'],
        },
        {
          id: 'c2',
          title: 'Πυρετός',
          properties: ['fever', 'maxTemperature'],
        },
        {
          id: 'c3',
          title: 'Αλλεργία σε φάρμακα',
          properties: ['drugAllergies'],
        },
        {
          id: 'c4',
          title: 'Κάπνισμα',
          properties: ['smoking', 'cigarettesPerDay'],
        },
        {
          id: 'c5',
          title: 'Πίεση στο σπίτι',
          properties: ['homeBP'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          mainComplaint: {
            type: 'string',
            title: 'Κύριο ενόχλημα',
            description: 'Τι σας ενοχλεί περισσότερο;',
          },
          onset: {
            type: 'string',
            title: 'Έναρξη',
            description: 'Πότε ξεκίνησε;',
            format: 'partial-date',
            pattern: '^\\d{4}(-\\d{2}(-\\d{2})?)?$',
          },
          severity: {
            type: 'integer',
            title: 'Πόσο ενοχλεί',
            description: 'Πόσο σας ενοχλεί τώρα, από το 0 ως το 10;',
            minimum: 0,
            maximum: 10,
          },
          course: {
            type: 'string',
            title: 'Πορεία',
            description: 'Πάει καλύτερα, χειρότερα ή είναι το ίδιο;',
            enum: ['better', 'same', 'worse'],
            enumTitles: ['Καλύτερα', 'Το ίδιο', 'Χειρότερα'],
          },
          fever: {
            type: 'boolean',
            title: 'Πυρετός 38 και πάνω',
            description: 'Την τελευταία εβδομάδα είχατε πυρετό 38 ή πάνω;',
          },
          maxTemperature: {
            type: 'number',
            title: 'Υψηλότερη θερμοκρασία',
            unit: 'Cel',
            minimum: 34,
            maximum: 43,
            askIf: {
              fever: [true],
            },
          },
          drugAllergies: {
            type: 'array',
            title: 'Αλλεργία σε φάρμακα',
            description: 'Σε ποια φάρμακα είχατε αλλεργία;',
            items: {
              type: 'string',
            },
          },
          smoking: {
            type: 'string',
            title: 'Κάπνισμα',
            description: 'Καπνίζετε, καπνίζατε παλιά ή δεν καπνίσατε ποτέ;',
            enum: ['never', 'former', 'current'],
            enumTitles: ['Δεν κάπνισα ποτέ', 'Κάπνιζα παλιά', 'Καπνίζω τώρα'],
          },
          cigarettesPerDay: {
            type: 'integer',
            title: 'Τσιγάρα την ημέρα',
            description: 'Πόσα τσιγάρα την ημέρα;',
            unit: '/d',
            minimum: 0,
            maximum: 100,
            askIf: {
              smoking: ['current'],
            },
          },
          homeBP: {
            type: 'object',
            title: 'Πίεση στο σπίτι',
            description: 'Πόση ήταν η τελευταία πίεση στο σπίτι;',
            properties: {
              systolic: {
                type: 'integer',
                title: 'Μεγάλη πίεση',
                unit: 'mm[Hg]',
                minimum: 60,
                maximum: 280,
              },
              diastolic: {
                type: 'integer',
                title: 'Μικρή πίεση',
                unit: 'mm[Hg]',
                minimum: 30,
                maximum: 180,
              },
            },
          },
        },
        required: ['mainComplaint', 'onset', 'severity', 'fever', 'drugAllergies'],
      },
    },
  },
  {
    id: 'pain',
    title: 'Χρόνιος πόνος',
    data: {
      description: 'Πείτε μας για τον πόνο, για να μείνει στην επίσκεψη χρόνος για τα σημαντικά.',
      goals: ['Πού, από πότε και πόσο πονάτε', 'Πόσο συχνά και τι βοηθάει', 'Πόσα παυσίπονα'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Πού και από πότε',
          properties: ['sites', 'painDuration'],
        },
        {
          id: 'c2',
          title: 'Ένταση πόνου',
          properties: ['painNow', 'painWorst', 'daysPerMonth', 'quality'],
        },
        {
          id: 'c3',
          title: 'Ανησυχητικά σημεία',
          properties: ['nightPain', 'bladder'],
          redFlagIf: {
            bladder: [true],
          },
        },
        {
          id: 'c4',
          title: 'Παυσίπονα',
          properties: ['painkillerDays', 'helps'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          sites: {
            type: 'array',
            title: 'Πού πονάτε',
            description: 'Πού πονάτε; Μπορείτε να πείτε πολλά σημεία.',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['head', 'neck', 'shoulder', 'back', 'hip', 'knee', 'belly'],
              enumTitles: ['Κεφάλι', 'Αυχένας', 'Ώμος', 'Πλάτη ή μέση', 'Ισχίο', 'Γόνατο', 'Κοιλιά'],
            },
          },
          painDuration: {
            type: 'string',
            title: 'Διάρκεια πόνου',
            description: 'Πόσον καιρό πονάτε;',
            format: 'duration',
          },
          painNow: {
            type: 'integer',
            title: 'Πόνος τώρα',
            description: 'Πόσο πονάτε αυτή τη στιγμή, από το 0 ως το 10;',
            minimum: 0,
            maximum: 10,
          },
          painWorst: {
            type: 'integer',
            title: 'Χειρότερος πόνος της εβδομάδας',
            description: 'Και τη χειρότερη μέρα της τελευταίας εβδομάδας, από το 0 ως το 10;',
            minimum: 0,
            maximum: 10,
          },
          daysPerMonth: {
            type: 'integer',
            title: 'Μέρες με πόνο τον μήνα',
            description: 'Πόσες μέρες τον μήνα πονάτε;',
            unit: 'd/mo',
            minimum: 0,
            maximum: 31,
          },
          quality: {
            type: 'array',
            title: 'Είδος πόνου',
            description: 'Τι είδους πόνος είναι;',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['aching', 'burning', 'stabbing', 'electric', 'cramping'],
              enumTitles: ['Βουβός, συνεχής', 'Καυστικός', 'Σουβλερός', 'Σαν ηλεκτρικό ρεύμα', 'Με κράμπες'],
            },
          },
          nightPain: {
            type: 'boolean',
            title: 'Ξυπνάτε από τον πόνο',
            description: 'Σας ξυπνάει ο πόνος τη νύχτα;',
          },
          bladder: {
            type: 'boolean',
            title: 'Ούρηση',
            description: 'Δυσκολεύεστε πια να κρατήσετε τα ούρα ή να αρχίσετε να ουρείτε;',
          },
          painkillerDays: {
            type: 'integer',
            title: 'Μέρες με παυσίπονα τον μήνα',
            unit: 'd/mo',
            minimum: 0,
            maximum: 31,
          },
          helps: {
            type: 'string',
            title: 'Τι βοηθάει',
            description: 'Τι ανακουφίζει τον πόνο;',
          },
        },
        required: ['sites', 'painDuration', 'painNow', 'bladder'],
      },
    },
  },
  {
    id: 'meds',
    title: 'Έλεγχος φαρμάκων',
    data: {
      description: 'Ας δούμε τα φάρμακά σας πριν από την επίσκεψη. Έχετε τα κουτιά δίπλα σας, αν γίνεται.',
      goals: ['Τι παίρνει πραγματικά', 'Παραλείψεις και ποιος φροντίζει', 'Παρενέργειες και εξετάσεις'],
      checkpoints: [
        {
          id: 'c1',
          title: 'Ηλικία και βάρος',
          properties: ['age', 'weight'],
        },
        {
          id: 'c2',
          title: 'Κατάλογος φαρμάκων',
          properties: ['medicines', 'otc'],
        },
        {
          id: 'c3',
          title: 'Παραλείψεις',
          properties: ['missedDoses', 'manager'],
        },
        {
          id: 'c4',
          title: 'Αντιπηκτικά',
          properties: ['bloodThinner'],
        },
        {
          id: 'c5',
          title: 'Παρενέργειες και εξετάσεις',
          properties: ['sideEffects', 'lastBloodTest'],
        },
      ],
      outputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          age: {
            type: 'integer',
            title: 'Ηλικία',
            description: 'Πόσων χρονών είστε;',
            unit: 'a',
            minimum: 18,
            maximum: 120,
          },
          weight: {
            type: 'number',
            title: 'Βάρος',
            unit: 'kg',
            minimum: 25,
            maximum: 300,
          },
          medicines: {
            type: 'array',
            title: 'Φάρμακα με συνταγή',
            description: 'Ποια φάρμακα παίρνετε με συνταγή; Όνομα, δόση, πόσες φορές την ημέρα.',
            items: {
              type: 'string',
            },
          },
          missedDoses: {
            type: 'integer',
            title: 'Παραλείψεις την εβδομάδα',
            description: 'Πόσες φορές την εβδομάδα ξεχνάτε κάποια δόση;',
            unit: '/wk',
            minimum: 0,
            maximum: 50,
          },
          manager: {
            type: 'string',
            title: 'Ποιος φροντίζει τα φάρμακα',
            description: 'Ποιος φροντίζει τα φάρμακά σας;',
            enum: ['Εγώ', 'Συγγενής', 'Νοσηλεύτρια ή φροντίστρια'],
          },
          otc: {
            type: 'array',
            title: 'Χωρίς συνταγή',
            description: 'Ποια από αυτά παίρνετε χωρίς συνταγή;',
            uniqueItems: true,
            items: {
              type: 'string',
              enum: ['Παυσίπονα', 'Βιταμίνες ή συμπληρώματα', 'Βότανα', 'Υπνωτικά', 'Σταγόνες για τη μύτη'],
            },
          },
          bloodThinner: {
            type: 'boolean',
            title: 'Αντιπηκτικά',
            description: 'Παίρνετε φάρμακο που αραιώνει το αίμα;',
          },
          sideEffects: {
            type: 'array',
            title: 'Παρενέργειες',
            description: 'Ποιες παρενέργειες έχετε προσέξει;',
            items: {
              type: 'string',
            },
          },
          lastBloodTest: {
            type: 'string',
            title: 'Τελευταία εξέταση αίματος',
            description: 'Πότε κάνατε τελευταία φορά εξετάσεις αίματος;',
            format: 'date',
          },
        },
        required: ['medicines', 'bloodThinner'],
      },
    },
  },
]
