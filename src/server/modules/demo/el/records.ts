import type { DemoLabs, DemoRecord } from '../demo-texts.ts'

export const labs: DemoLabs = {
  decimalComma: true,
  laboratory: 'Μικροβιολογικό «Υγεία», Θεσσαλονίκη',
  markers: {
    hemoglobin: {
      name: 'Αιμοσφαιρίνη',
      unit: 'g/dL',
      printed: { factor: 0.1, digits: 1, min: 12, max: 15 },
    },
    ferritin: { name: 'Φερριτίνη', unit: 'ng/mL' },
    mcv: { name: 'Μέσος όγκος ερυθρών (MCV)', unit: 'fL' },
    glucose: { name: 'Γλυκόζη', unit: 'mg/dL', printed: { factor: 18.016, digits: 0, min: 74, max: 106 } },
    cholesterol_total: {
      name: 'Ολική χοληστερόλη',
      unit: 'mg/dL',
      printed: { factor: 38.67, digits: 0, min: null, max: 200 },
    },
    cholesterol_ldl: {
      name: 'Χοληστερόλη LDL',
      unit: 'mg/dL',
      printed: { factor: 38.67, digits: 0, min: null, max: 130 },
    },
    vitamin_d_25oh: { name: '25-OH βιταμίνη D', unit: 'ng/mL' },
    tsh: { name: 'TSH', unit: 'µIU/mL' },
    crp: { name: 'C-αντιδρώσα πρωτεΐνη', unit: 'mg/L' },
  },
  reports: [
    {
      name: 'Εξέταση αίματος: η πρώτη',
      summary:
        'Αιμοσφαιρίνη και φερριτίνη χαμηλές, τα ερυθρά μικρά. Η βιταμίνη D χαμηλή, η χοληστερόλη πάνω από το όριο.',
      conclusion: 'Σιδηροπενική αναιμία. Έλλειψη βιταμίνης D.',
    },
    {
      name: 'Εξέταση αίματος: πέντε μήνες θεραπείας',
      summary:
        'Η αιμοσφαιρίνη εντός ορίων, η αποθήκη σιδήρου ακόμη μικρή. Η βιταμίνη D ανεβαίνει, η χοληστερόλη ακόμη πάνω από το όριο.',
      conclusion: 'Καλή ανταπόκριση στον σίδηρο. Συνέχεια για άλλους τρεις μήνες.',
    },
    {
      name: 'Εξέταση αίματος: τέλος της θεραπείας με σίδηρο',
      summary:
        'Αιμοσφαιρίνη, φερριτίνη και βιταμίνη D εντός ορίων. Η ολική χοληστερόλη λίγο πάνω από το όριο, η CRP λίγο αυξημένη, με κρυολόγημα.',
      conclusion: 'Χωρίς αναιμία, ο σίδηρος μπορεί να διακοπεί. Επανάληψη της CRP μετά την ανάρρωση.',
    },
    {
      name: 'Εξέταση αίματος: πέντε μήνες χωρίς σίδηρο',
      summary: 'Όλα εντός ορίων, η αποθήκη σιδήρου διατηρείται.',
      conclusion: 'Κανένα παθολογικό εύρημα. Επόμενος έλεγχος σε έξι μήνες.',
    },
  ],
}

export const familyRecords: readonly DemoRecord[] = [
  {
    patient: 'self',
    name: 'Υπέρηχος θυρεοειδούς',
    recordType: 'imaging',
    daysAgo: 388,
    report: {
      summary: 'Φυσιολογικό μέγεθος και υφή.',
      study: { type: 'Υπέρηχος' },
      findings: {
        description:
          'Όγκος 12,4 mL. Ομαλό περίγραμμα, φυσιολογική ηχογένεια. Χωρίς όζους. Λεμφαδένες τραχήλου μη διογκωμένοι.',
      },
      conclusion: { text: 'Χωρίς παθολογικά ευρήματα.' },
      healthCareProvider: { name: 'Κέντρο Υγείας Τούμπας' },
    },
  },
  {
    patient: 'self',
    name: 'Θεραπεία έλλειψης σιδήρου',
    recordType: 'treatment',
    daysAgo: 396,
    report: {
      summary: 'Σίδηρος μέχρι φυσιολογική φερριτίνη και βιταμίνη D.',
      reasons: 'Αιμοσφαιρίνη 10,4 g/dL, φερριτίνη 6 ng/mL, έντονη περίοδος.',
      prescriptions: [
        {
          medication: 'Θειικός σίδηρος',
          dosage: '100 mg σιδήρου',
          frequency: 'Μία φορά την ημέρα',
          duration: '8 μήνες',
          notes: 'Μία ώρα πριν από το φαγητό, όχι με τσάι ή γάλα.',
        },
        {
          medication: 'Χοληκαλσιφερόλη',
          dosage: '4000 IU',
          frequency: 'Μία φορά την ημέρα',
          duration: '3 μήνες',
          notes: 'Έπειτα 1000 IU.',
        },
      ],
      procedures: [],
      doctor: 'Λ. Μαυρίδης, παθολόγος',
    },
  },
  {
    patient: 'self',
    name: 'ΗΚΓ ηρεμίας',
    recordType: 'diagnostics',
    daysAgo: 95,
    report: {
      summary: 'Φλεβοκομβικός ρυθμός, χωρίς ευρήματα.',
      study: { type: 'ΗΚΓ' },
      findings: { description: 'Καρδιακή συχνότητα 68 το λεπτό, PR 152 ms, QT 386 ms.' },
      conclusion: { text: 'Φυσιολογικό.' },
    },
  },
  {
    patient: 'self',
    name: 'Κοιμάμαι καλύτερα',
    recordType: 'healthLog',
    daysAgo: 34,
    tags: ['sleep'],
    report: {
      description: 'Τρεις εβδομάδες στο κρεβάτι πριν από τις έντεκα. Ξυπνάω χωρίς ξυπνητήρι και δεν νυστάζω τη μέρα.',
    },
  },
  {
    patient: 'self',
    name: 'Τρέξιμο 4 χλμ.',
    recordType: 'healthLog',
    daysAgo: 6,
    tags: ['exercise', 'activity'],
    report: { description: 'Χωρίς στάση, 27 λεπτά. Πέρυσι λαχάνιαζα στον δεύτερο όροφο.' },
  },
  {
    patient: 'self',
    name: 'Ένας χρόνος σίδηρος',
    recordType: 'insight',
    daysAgo: 11,
    report: {
      summary: 'Η αιμοσφαιρίνη ανέβηκε από 10,4 σε 13,1 g/dL, η φερριτίνη από 6 σε 41 ng/mL.',
      content:
        'Τέσσερις εξετάσεις σε δεκατρείς μήνες. Αιμοσφαιρίνη: 10,4 · 12,1 · 13,3 · 13,1 g/dL. Φερριτίνη: 6 · 19 · 46 · 41 ng/mL. ' +
        'Πέντε μήνες μετά τη διακοπή του σιδήρου και οι δύο είναι λίγο χαμηλότερες, εντός ορίων.',
      recommendations: 'Επανάληψη αιμοσφαιρίνης και φερριτίνης σε έξι μήνες. Κάθε νέα θεραπεία με τον γιατρό σας.',
    },
  },
  {
    patient: 'son',
    name: 'Εμβόλιο γρίπης',
    recordType: 'healthLog',
    daysAgo: 51,
    tags: ['vaccination'],
    report: { description: 'Στον παιδίατρο. Το βράδυ 37,2, το πρωί τίποτα.' },
  },
  {
    patient: 'son',
    name: 'Γνωμάτευση αλλεργιολόγου',
    recordType: 'conclusions',
    daysAgo: 212,
    tags: ['allergy'],
    report: {
      summary: 'Αλλεργική ρινίτιδα, ευαισθησία στη γύρη της ελιάς.',
      findings: { description: 'Δερματικές δοκιμασίες: ελιά +++, αγρωστώδη αρνητικό, ακάρεα αρνητικό.' },
      conclusion: { text: 'Αντιισταμινικό δύο εβδομάδες πριν από την ανθοφορία. Κλειστά παράθυρα Μάιο και Ιούνιο.' },
      healthCareProvider: { name: 'Παιδοαλλεργιολογικό ιατρείο' },
    },
  },
  {
    patient: 'mother',
    name: 'Θεραπεία υπέρτασης',
    recordType: 'treatment',
    daysAgo: 143,
    report: {
      summary: 'Στο σπίτι 130–138 με 80–84.',
      reasons: 'Αρτηριακή υπέρταση σταδίου 2.',
      prescriptions: [
        { medication: 'Λοσαρτάνη', dosage: '50 mg', frequency: 'Πρωί', duration: 'Μόνιμα', notes: '' },
        {
          medication: 'Αμλοδιπίνη',
          dosage: '5 mg',
          frequency: 'Βράδυ',
          duration: 'Μόνιμα',
          notes: 'Προσοχή στο πρήξιμο.',
        },
      ],
      procedures: [
        {
          name: 'Φυσικοθεραπεία για το γόνατο',
          duration: '30 λεπτά',
          frequency: '3 φορές την εβδομάδα',
          notes: '10 συνεδρίες.',
        },
      ],
      doctor: 'Ρ. Σαββίδου, καρδιολόγος',
    },
  },
]
