import { gold, type TestSheet } from '../../scoring/gold.ts'

/** Urine in two halves without headings over the columns: properties left, sediment right. */
export const EL_URINE_HALVES: TestSheet = {
  name: 'el-urine-halves',
  language: 'el',
  sheet: {
    size: 9,
    pages: [
      [
        { at: [[30, 'ΓΕΝΙΚΗ ΕΞΕΤΑΣΗ ΟΥΡΩΝ']] },
        {
          at: [
            [0, 'Ημερομηνία: 18/11/2025'],
            [50, 'Φύλο: Γυναίκα'],
          ],
        },
        { gap: 0.6 },
        {
          at: [
            [0, 'Φυσικοί και χημικοί χαρακτήρες'],
            [54, 'Μικροσκοπική εξέταση'],
          ],
        },
        {
          columns: [{ x: 0 }, { x: 22 }, { x: 38 }, { x: 54 }, { x: 76 }, { x: 92 }],
          padding: 0.2,
          rows: [
            'Χροιά | Κίτρινη | | Πυοσφαίρια | 2-3 κ.ο.π. | 0-5',
            'Όψη | Διαυγής | Διαυγής | Ερυθρά | 10-12 κ.ο.π. | 0-3',
            'Ειδικό βάρος | 1,018 | 1,005-1,030 | Επιθηλιακά κύτταρα | Λίγα | ',
            'pH | 6,0 | 5,0-8,0 | Κύλινδροι | Δεν ανευρέθησαν | ',
            'Λεύκωμα | Αρνητικό | Αρνητικό | Κρύσταλλοι | Οξαλικό ασβέστιο | ',
            'Σάκχαρο | Αρνητικό | Αρνητικό | Μικροοργανισμοί | Σπάνιοι | ',
            'Αιμοσφαιρίνη | Θετική (++) | Αρνητική | Βλέννη | Αρκετή | ',
          ],
        },
      ],
    ],
  },
  gold: [
    gold({ date: '2025-11-18', sex: 'female', ageYears: null, conclusion: null }, [
      [null, 'Χροιά', 'Κίτρινη', 'Κίτρινη', null, null, null, null, null, null],
      [null, 'Όψη', 'Διαυγής', 'Διαυγής', null, null, null, 'Διαυγής', null, 0],
      ['urine_specific_gravity', 'Ειδικό βάρος', '1,018', 1.018, null, 1.005, 1.03, '1,005-1,030', null, 0],
      ['urine_ph', 'pH', '6,0', 6, null, 5, 8, '5,0-8,0', null, 0],
      ['urine_protein', 'Λεύκωμα', 'Αρνητικό', false, null, null, null, 'Αρνητικό', null, 0],
      [null, 'Σάκχαρο', 'Αρνητικό', false, null, null, null, 'Αρνητικό', null, 0],
      [null, 'Αιμοσφαιρίνη', 'Θετική (++)', true, null, null, null, 'Αρνητική', null, 1],
      [null, 'Πυοσφαίρια', '2-3', '2-3', 'κ.ο.π.', 0, 5, '0-5', null, 0],
      [null, 'Ερυθρά', '10-12', '10-12', 'κ.ο.π.', 0, 3, '0-3', null, 1],
      [null, 'Επιθηλιακά κύτταρα', 'Λίγα', 'Λίγα', null, null, null, null, null, null],
      [null, 'Κύλινδροι', 'Δεν ανευρέθησαν', false, null, null, null, null, null, 0],
      [null, 'Κρύσταλλοι', 'Οξαλικό ασβέστιο', 'Οξαλικό ασβέστιο', null, null, null, null, null, null],
      [null, 'Μικροοργανισμοί', 'Σπάνιοι', 'Σπάνιοι', null, null, null, null, null, null],
      [null, 'Βλέννη', 'Αρκετή', 'Αρκετή', null, null, null, null, null, null],
    ]),
  ],
}
