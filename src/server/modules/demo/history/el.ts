import type { DemoHistory } from './history-texts.ts'

const always = 'Μόνιμα'

export const greekHistory: DemoHistory = {
  decimalComma: true,
  laboratory: 'Μικροβιολογικό «Υγεία», Θεσσαλονίκη',
  patient: {
    name: 'Παράδειγμα: Μαρίνα Ανδρέου',
    data: {
      nickname: 'Παράδειγμα',
      gender: 'female',
      dateOfBirth: '1966-03-14',
      recentVitalSigns: { height: 164, weight: 76, bloodPressure: '128/78', bloodGroup: 'A Rh+' },
      description: 'Φανταστικό πρόσωπο: διαβήτης τύπου 2, υπέρταση και θυρεοειδής σε δέκα χρόνια.',
    },
  },
  markers: {
    hemoglobin: {
      name: 'Αιμοσφαιρίνη',
      short: 'αιμοσφαιρίνη',
      unit: 'g/dL',
      printed: { factor: 0.1, digits: 1, min: 12, max: 15 },
    },
    glucose: {
      name: 'Γλυκόζη',
      short: 'γλυκόζη',
      unit: 'mg/dL',
      printed: { factor: 18.016, digits: 0, min: 74, max: 106 },
    },
    hba1c: { name: 'Γλυκοζυλιωμένη αιμοσφαιρίνη (HbA1c)', short: 'HbA1c', unit: '%' },
    cholesterol_total: {
      name: 'Ολική χοληστερόλη',
      short: 'ολική χοληστερόλη',
      unit: 'mg/dL',
      printed: { factor: 38.67, digits: 0, min: null, max: 200 },
    },
    cholesterol_ldl: {
      name: 'Χοληστερόλη LDL',
      short: 'LDL',
      unit: 'mg/dL',
      printed: { factor: 38.67, digits: 0, min: null, max: 130 },
    },
    cholesterol_hdl: {
      name: 'Χοληστερόλη HDL',
      short: 'HDL',
      unit: 'mg/dL',
      printed: { factor: 38.67, digits: 0, min: 46, max: null },
    },
    triglycerides: {
      name: 'Τριγλυκερίδια',
      short: 'τριγλυκερίδια',
      unit: 'mg/dL',
      printed: { factor: 88.57, digits: 0, min: null, max: 150 },
    },
    creatinine: {
      name: 'Κρεατινίνη',
      short: 'κρεατινίνη',
      unit: 'mg/dL',
      printed: { factor: 0.01131, digits: 2, min: 0.5, max: 0.9 },
    },
    alt: { name: 'ALT (SGPT)', short: 'ALT', unit: 'U/L' },
    potassium: { name: 'Κάλιο', short: 'κάλιο', unit: 'mmol/L' },
    tsh: { name: 'TSH', short: 'TSH', unit: 'µIU/mL' },
    vitamin_d_25oh: { name: '25-OH βιταμίνη D', short: 'βιταμίνη D', unit: 'ng/mL' },
  },
  report: {
    name: 'Εξέταση αίματος',
    above: names => `Πάνω από το όριο: ${names}.`,
    below: names => `Κάτω από το όριο: ${names}.`,
    within: 'Όλες οι τιμές εντός ορίων.',
  },
  records: [
    {
      name: 'Υπέρηχος κοιλίας',
      recordType: 'imaging',
      daysAgo: 3602,
      report: {
        summary: 'Σημεία λιπώδους ήπατος, κατά τα άλλα χωρίς ευρήματα.',
        study: { type: 'Υπέρηχος' },
        findings: { description: 'Το ήπαρ λίγο μεγαλύτερο και πιο ηχογενές. Χωρίς χολόλιθους.' },
        conclusion: { text: 'Λιπώδες ήπαρ.' },
        healthCareProvider: { name: 'Κέντρο Υγείας Θεσσαλονίκης' },
      },
    },
    {
      name: 'Ενδοκρινολόγος: πρώτη επίσκεψη',
      recordType: 'conclusions',
      daysAgo: 2919,
      report: {
        summary: 'Σακχαρώδης διαβήτης τύπου 2, πρώτη διάγνωση.',
        findings: { description: 'HbA1c 7,4 %, γλυκόζη νηστείας 148 mg/dL. Βάρος 88 kg, ύψος 164 cm.' },
        conclusion: { text: 'Μετφορμίνη, διατροφή, μισή ώρα περπάτημα τη μέρα. HbA1c σε έξι μήνες.' },
        healthCareProvider: { name: 'Ενδοκρινολογικό ιατρείο' },
      },
    },
    {
      name: 'Διαβήτης: μετφορμίνη',
      recordType: 'treatment',
      daysAgo: 2918,
      report: {
        summary: 'Μετφορμίνη με σταδιακή αύξηση της δόσης.',
        reasons: 'HbA1c 7,4 %.',
        prescriptions: [
          {
            medication: 'Μετφορμίνη',
            dosage: '500 mg',
            frequency: '2 φορές την ημέρα',
            duration: '2 εβδομάδες',
            notes: '',
          },
          {
            medication: 'Μετφορμίνη',
            dosage: '1000 mg',
            frequency: '2 φορές την ημέρα',
            duration: always,
            notes: 'Με το φαγητό.',
          },
        ],
        procedures: [],
        doctor: 'Ρ. Γαλανού, ενδοκρινολόγος',
      },
    },
    {
      name: 'Βιταμίνη D',
      recordType: 'treatment',
      daysAgo: 2550,
      report: {
        summary: 'Χοληκαλσιφερόλη ώσπου να ανέβει, έπειτα δόση συντήρησης.',
        reasons: '25-OH βιταμίνη D 16 ng/mL.',
        prescriptions: [
          {
            medication: 'Χοληκαλσιφερόλη',
            dosage: '4000 IU',
            frequency: '1 φορά την ημέρα',
            duration: '3 μήνες',
            notes: 'Έπειτα 1000 IU.',
          },
        ],
        procedures: [],
        doctor: 'Ε. Σαββίδου, γενική ιατρός',
      },
    },
    {
      name: 'Εικοσιτετράωρη μέτρηση πίεσης',
      recordType: 'diagnostics',
      daysAgo: 2482,
      report: {
        summary: 'Μέσος όρος 148/92 την ημέρα, 131/80 τη νύχτα.',
        study: { type: 'Holter πίεσης' },
        findings: { description: 'Υψηλές το 71 % των μετρήσεων της ημέρας. Η νυχτερινή πτώση επαρκεί.' },
        conclusion: { text: 'Αρτηριακή υπέρταση σταδίου 1.' },
      },
    },
    {
      name: 'Υπέρταση: λοσαρτάνη',
      recordType: 'treatment',
      daysAgo: 2476,
      report: {
        summary: 'Λοσαρτάνη, ημερολόγιο πίεσης.',
        reasons: 'Μέση πίεση ημέρας 148/92.',
        prescriptions: [
          { medication: 'Λοσαρτάνη', dosage: '50 mg', frequency: 'Το πρωί', duration: always, notes: '' },
        ],
        procedures: [],
        doctor: 'Ε. Σαββίδου, γενική ιατρός',
      },
    },
    {
      name: 'Χοληστερόλη: ατορβαστατίνη',
      recordType: 'treatment',
      daysAgo: 2368,
      report: {
        summary: 'Στατίνη: διαβήτης, υπέρταση και LDL 166 mg/dL.',
        reasons: 'Υψηλός καρδιαγγειακός κίνδυνος.',
        prescriptions: [
          { medication: 'Ατορβαστατίνη', dosage: '20 mg', frequency: 'Το βράδυ', duration: always, notes: '' },
        ],
        procedures: [],
        doctor: 'Ε. Σαββίδου, γενική ιατρός',
      },
    },
    {
      name: 'Οφθαλμίατρος: βυθός',
      recordType: 'conclusions',
      daysAgo: 1812,
      report: {
        summary: 'Χωρίς διαβητική αμφιβληστροειδοπάθεια.',
        findings: { description: 'Βυθοσκόπηση με μυδρίαση: αγγεία και ωχρά χωρίς αλλοιώσεις.' },
        conclusion: { text: 'Έλεγχος μία φορά τον χρόνο.' },
        healthCareProvider: { name: 'Οφθαλμολογικό κέντρο «Όραση»' },
      },
    },
    {
      name: 'Σχεδόν δεν περπατάω',
      recordType: 'healthLog',
      daysAgo: 1492,
      tags: ['activity'],
      report: {
        description: 'Δουλεύω από το σπίτι, χίλια βήματα τη μέρα. Βάρος πάλι 86. Το πρωινό σάκχαρο φτάνει και 160.',
      },
    },
    {
      name: 'Διαβήτης: προσθήκη εμπαγλιφλοζίνης',
      recordType: 'treatment',
      daysAgo: 1466,
      report: {
        summary: 'Η μετφορμίνη όπως είναι, προστέθηκε εμπαγλιφλοζίνη.',
        reasons: 'HbA1c 8,1 %.',
        prescriptions: [
          {
            medication: 'Μετφορμίνη',
            dosage: '1000 mg',
            frequency: '2 φορές την ημέρα',
            duration: always,
            notes: 'Με το φαγητό.',
          },
          {
            medication: 'Εμπαγλιφλοζίνη',
            dosage: '10 mg',
            frequency: 'Το πρωί',
            duration: always,
            notes: 'Περισσότερο νερό.',
          },
        ],
        procedures: [],
        doctor: 'Ρ. Γαλανού, ενδοκρινολόγος',
      },
    },
    {
      name: 'Επτά κιλά λιγότερα',
      recordType: 'healthLog',
      daysAgo: 1210,
      tags: ['activity'],
      report: { description: 'Πηγαίνω στη δουλειά με τα πόδια. Βάρος 79, δεν λαχανιάζω στις σκάλες.' },
    },
    {
      name: 'Υπέρηχος θυρεοειδούς',
      recordType: 'imaging',
      daysAgo: 934,
      report: {
        summary: 'Σημεία αυτοάνοσης θυρεοειδίτιδας, χωρίς όζους.',
        study: { type: 'Υπέρηχος' },
        findings: { description: 'Όγκος 9,8 mL, ανομοιογενής υφή, χαμηλή ηχογένεια.' },
        conclusion: { text: 'Εικόνα αυτοάνοσης θυρεοειδίτιδας.' },
      },
    },
    {
      name: 'Θυρεοειδής: λεβοθυροξίνη',
      recordType: 'treatment',
      daysAgo: 926,
      report: {
        summary: 'Λεβοθυροξίνη, TSH σε τρεις μήνες.',
        reasons: 'TSH 6,8 µIU/mL, κόπωση, ξηρό δέρμα.',
        prescriptions: [
          {
            medication: 'Λεβοθυροξίνη',
            dosage: '50 µg',
            frequency: 'Το πρωί νηστική',
            duration: always,
            notes: 'Μισή ώρα πριν από το πρωινό.',
          },
        ],
        procedures: [],
        doctor: 'Ρ. Γαλανού, ενδοκρινολόγος',
      },
    },
    {
      name: 'ΗΚΓ ηρεμίας',
      recordType: 'diagnostics',
      daysAgo: 702,
      report: {
        summary: 'Φλεβοκομβικός ρυθμός, χωρίς ευρήματα.',
        study: { type: 'ΗΚΓ' },
        findings: { description: '72 παλμοί το λεπτό, PQ 158 ms, QT 392 ms.' },
        conclusion: { text: 'Φυσιολογική παραλλαγή.' },
      },
    },
    {
      name: 'Οφθαλμίατρος: ετήσιος έλεγχος',
      recordType: 'conclusions',
      daysAgo: 362,
      report: {
        summary: 'Χωρίς διαβητική αμφιβληστροειδοπάθεια.',
        findings: { description: 'Αρχόμενη θόλωση του φακού δεξιά, δεν επηρεάζει την όραση.' },
        conclusion: { text: 'Έλεγχος σε έναν χρόνο.' },
        healthCareProvider: { name: 'Οφθαλμολογικό κέντρο «Όραση»' },
      },
    },
    {
      name: 'Πίεση στο σπίτι',
      recordType: 'healthLog',
      daysAgo: 96,
      tags: ['condition'],
      report: { description: 'Μία εβδομάδα πρωινές μετρήσεις: από 122/74 έως 131/82. Τη λοσαρτάνη δεν την παραλείπω.' },
    },
    {
      name: 'Περπατάω κάθε μέρα',
      recordType: 'healthLog',
      daysAgo: 14,
      tags: ['activity'],
      report: { description: 'Τρίτος μήνας με επτά χιλιάδες βήματα. Βάρος 76.' },
    },
  ],
}
