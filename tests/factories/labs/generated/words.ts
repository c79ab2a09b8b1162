import type { TestSheet } from '../scoring/gold.ts'

export type Language = TestSheet['language']

export interface SheetWords {
  /** Before a range. */
  men: string
  women: string
  heads: Readonly<
    Record<'index' | 'name' | 'value' | 'flag' | 'unit' | 'range' | 'previous' | 'note', readonly string[]>
  >
  sex: Readonly<Record<'male' | 'female', readonly string[]>>
  age: readonly string[]
  /** `#` stands for the sample date. */
  dates: readonly string[]
  /** Lines around a table that hold numbers and are no results. */
  above: readonly string[]
  below: readonly string[]
  sections: readonly string[]
  methods: readonly string[]
  high: readonly string[]
  low: readonly string[]
}

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  ru: {
    men: 'Муж.:',
    women: 'Жен.:',
    heads: {
      index: ['№', '№ п/п'],
      name: ['Исследование', 'Показатель', 'Тест', 'Наименование', 'ПАРАМЕТР', 'Наименование показателя'],
      value: ['Результат', 'Значение', 'РЕЗУЛЬТАТ', 'Рез-т'],
      flag: ['', 'Откл.', 'Флаг'],
      unit: ['Ед.', 'Единицы', 'Ед. изм.', 'Единицы измерения'],
      range: ['Норма', 'Референсные значения', 'Реф. интервал', 'Референсный интервал', 'НОРМА', 'Границы нормы'],
      previous: ['Пред. результат', 'Предыдущий результат'],
      note: ['Комментарий', 'Примечание'],
    },
    sex: { male: ['Пол: М', 'Пол: мужской', 'Пол: Муж'], female: ['Пол: Ж', 'Пол: женский', 'Пол: Жен'] },
    age: ['Возраст: # лет', 'Возраст: #', 'Возраст (полных лет): #'],
    dates: [
      'Дата взятия образца: # 08:15',
      'Взятие биоматериала: #',
      'Дата забора: # 07:40',
      'Биоматериал взят: # в 09:05',
    ],
    above: [
      'Лаборатория «Здоровье»   Лицензия ЛО-50-01-009876 от 12.03.2018',
      'Заявка № 100245178   Штрих-код 4601234567890',
      'ИНЗ: 345678901   Полис ОМС 5000 0000 0000 0000',
      'г. Самара, пр-т Кирова, д. 147, тел. 8 (846) 300-10-10',
      'Отделение: терапевтическое № 3, палата 12',
      'Дата рождения: 02.02.1962',
      'Страница 1 из 2',
      'Врач: Петров П. П., кабинет 214',
    ],
    below: [
      'Дата печати результата: 30.03.2026 18:22     Страница 1 из 1',
      'Исполнитель: биолог Сидорова А. А.     Врач КЛД: Кузнецов В. В.',
      'Анализатор: Sysmex XN-1000, серийный номер 21457',
      'Контроль качества ФСВОК № 12458, цикл 2-26',
      'Результаты не являются диагнозом. Горячая линия 8 800 200-36-30',
      'Бланк 3 формы 224/у, утверждён приказом № 1030 от 04.10.1980',
      'Одобрено 28.03.2026 в 16:05, лист 1/1',
      'Итого выполнено исследований 12',
      'Всего показателей 14, вне нормы 3',
    ],
    sections: ['ГЕМАТОЛОГИЯ', 'Биохимические исследования', 'ГОРМОНЫ', 'Общеклинические исследования крови'],
    methods: [
      'Метод: ИХЛА',
      'Метод: фотометрия',
      'Биоматериал: сыворотка крови',
      'Метод исследования: проточная цитометрия',
    ],
    high: ['↑', 'H', '*', 'выше нормы', '▲', '(!)'],
    low: ['↓', 'L', '*', 'ниже нормы', '▼', '(!)'],
  },
  en: {
    men: 'Male:',
    women: 'Female:',
    heads: {
      index: ['No.', '#'],
      name: ['Test', 'Test Name', 'TEST', 'Analyte', 'Investigation', 'Component'],
      value: ['Result', 'RESULT', 'Value', 'Your result'],
      flag: ['', 'Flag', 'FLAG'],
      unit: ['Units', 'Unit', 'UNITS'],
      range: ['Reference Range', 'Reference Interval', 'Normal Range', 'REFERENCE', 'Ref. Range'],
      previous: ['Previous Result', 'Previous'],
      note: ['Comment', 'Comments'],
    },
    sex: { male: ['Sex: M', 'Gender: Male', 'Sex: Male'], female: ['Sex: F', 'Gender: Female', 'Sex: Female'] },
    age: ['Age: #', 'Age: # years', 'Age: # yrs'],
    dates: ['Collected: # 08:15', 'Date of collection: #', 'Sample taken: #', 'Specimen collected: # 07:40'],
    above: [
      'Northfield Laboratories, 220 Station Road   Tel: 01632 960 123',
      'Accession 26-118-40552   Client 7781',
      'MRN: 00451278   Account no. 66-1208',
      'Ordering physician: J. Smith, NPI 1234567893',
      'DOB: 02/02/1962',
      'Page 1 of 2',
      'Ward 12   Bed 4   Requested by team 3',
      'Status: FINAL   Report ID 55-0912-A',
    ],
    below: [
      'Printed 30/03/2026 18:22     Page 1 of 1',
      'Authorised by: duty scientist, ext 4417',
      'Laboratory accredited to ISO 15189:2022, number 8812',
      'Instrument Roche cobas 8000, serial 21457',
      'Results are not a diagnosis. Helpline 0800 200 3630',
      'Form LAB-117 revision 4',
      'Total tests reported 14, abnormal 3',
      'Verified electronically at 16:05',
      'End of report 26-118-40552',
    ],
    sections: ['HAEMATOLOGY', 'Biochemistry', 'ENDOCRINOLOGY', 'Blood chemistry'],
    methods: ['Method: ECLIA', 'Method: photometry', 'Specimen: serum', 'Methodology: flow cytometry'],
    high: ['H', 'High', '*', '(H)', '↑', 'HIGH'],
    low: ['L', 'Low', '*', '(L)', '↓', 'LOW'],
  },
  el: {
    men: 'Άνδρες:',
    women: 'Γυναίκες:',
    heads: {
      index: ['Α/Α', 'Νο'],
      name: ['Εξέταση', 'ΕΞΕΤΑΣΗ', 'Παράμετρος', 'Εξετάσεις', 'Είδος εξέτασης'],
      value: ['Αποτέλεσμα', 'ΑΠΟΤΕΛΕΣΜΑ', 'Τιμή', 'Αποτελέσματα'],
      flag: ['', 'Ένδειξη'],
      unit: ['Μονάδες', 'ΜΟΝΑΔΕΣ', 'Μονάδα', 'Μονάδες μέτρησης'],
      range: ['Τιμές αναφοράς', 'ΤΙΜΕΣ ΑΝΑΦΟΡΑΣ', 'Φυσιολογικές τιμές', 'Όρια αναφοράς', 'Φ.Τ.'],
      previous: ['Προηγούμενο αποτέλεσμα', 'Προηγούμενο'],
      note: ['Σχόλια', 'Παρατηρήσεις'],
    },
    sex: { male: ['Φύλο: Α', 'Φύλο: Άνδρας', 'Φύλο: Άρρεν'], female: ['Φύλο: Γ', 'Φύλο: Γυναίκα', 'Φύλο: Θήλυ'] },
    age: ['Ηλικία: #', 'Ηλικία: # ετών', 'Ηλικία: # έτη'],
    dates: [
      'Ημερομηνία δειγματοληψίας: # 08:15',
      'Ημ/νία λήψης: #',
      'Ημερομηνία αιμοληψίας: # 07:40',
      'Λήψη δείγματος: #',
    ],
    above: [
      'Διαγνωστικό Κέντρο, Λ. Συγγρού 220, Τηλ. 210 9000000',
      'Αρ. παραγγελίας 26-118-40552   Κωδικός 7781',
      'ΑΜΚΑ: 02026200000   Ταμείο: ΕΟΠΥΥ 55',
      'Παραπέμπων ιατρός: Γ. Παπαδόπουλος, ΑΜ 12345',
      'Ημερομηνία γέννησης: 02/02/1962',
      'Σελίδα 1 από 2',
      'Κλινική: Παθολογική Β 12, κλίνη 4',
      'Αρ. δείγματος 004417',
    ],
    below: [
      'Ημερομηνία εκτύπωσης: 30/03/2026 18:22     Σελίδα 1 από 1',
      'Ο Διευθυντής Εργαστηρίου     Αρ. αδείας 3312',
      'Διαπίστευση ΕΣΥΔ ISO 15189:2022, αριθμός 604',
      'Αναλυτής Roche cobas 8000, σειριακός 21457',
      'Πληροφορίες στο τηλέφωνο 801 11 22333',
      'Έντυπο 117 έκδοση 4',
      'Σύνολο εξετάσεων 14, εκτός ορίων 3',
      'Εγκρίθηκε ηλεκτρονικά στις 16:05',
    ],
    sections: ['ΑΙΜΑΤΟΛΟΓΙΚΕΣ ΕΞΕΤΑΣΕΙΣ', 'Βιοχημικός έλεγχος', 'ΟΡΜΟΝΕΣ', 'Βιοχημεία αίματος'],
    methods: ['Μέθοδος: ECLIA', 'Μέθοδος: φωτομετρία', 'Δείγμα: ορός', 'Υλικό: αίμα'],
    high: ['↑', 'H', '*', '(H)', '▲'],
    low: ['↓', 'L', '*', '(L)', '▼'],
  },
}
