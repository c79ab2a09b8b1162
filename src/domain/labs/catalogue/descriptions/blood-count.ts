import type { BiomarkerDescription } from '../description.ts'

export const BLOOD_COUNT_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  hemoglobin: {
    en: 'The oxygen-carrying protein of red blood cells; low values mean anaemia.',
    ru: 'Белок эритроцитов, переносящий кислород; низкое значение говорит об анемии.',
    el: 'Η πρωτεΐνη των ερυθρών που μεταφέρει οξυγόνο· χαμηλή τιμή σημαίνει αναιμία.',
  },
  hematocrit: {
    en: 'The share of blood volume taken up by red cells.',
    ru: 'Доля объёма крови, которую занимают эритроциты.',
    el: 'Το ποσοστό του όγκου του αίματος που καταλαμβάνουν τα ερυθρά.',
  },
  rbc: {
    en: 'The number of red cells in a volume of blood.',
    ru: 'Число эритроцитов в единице объёма крови.',
    el: 'Ο αριθμός των ερυθρών αιμοσφαιρίων ανά όγκο αίματος.',
  },
  wbc: {
    en: 'Immune cells of the blood; they rise in infection and inflammation.',
    ru: 'Клетки иммунной защиты; повышаются при инфекции и воспалении.',
    el: 'Κύτταρα άμυνας του αίματος· αυξάνονται σε λοίμωξη και φλεγμονή.',
  },
  platelets: {
    en: 'Cell fragments that start clotting.',
    ru: 'Клеточные элементы, с которых начинается свёртывание крови.',
    el: 'Κυτταρικά στοιχεία που ξεκινούν την πήξη του αίματος.',
  },
  mcv: {
    en: 'The average size of a red cell.',
    ru: 'Средний размер эритроцита.',
    el: 'Το μέσο μέγεθος ενός ερυθρού.',
  },
  mch: {
    en: 'The average amount of haemoglobin in one red cell.',
    ru: 'Среднее количество гемоглобина в одном эритроците.',
    el: 'Η μέση ποσότητα αιμοσφαιρίνης σε ένα ερυθρό.',
  },
  mchc: {
    en: 'How densely red cells are filled with haemoglobin.',
    ru: 'Насколько плотно эритроциты заполнены гемоглобином.',
    el: 'Πόσο πυκνά γεμάτα με αιμοσφαιρίνη είναι τα ερυθρά.',
  },
  rdw_cv: {
    en: 'How much red cells differ in size.',
    ru: 'Насколько эритроциты различаются по размеру.',
    el: 'Πόσο διαφέρουν τα ερυθρά σε μέγεθος.',
  },
  mpv: {
    en: 'The average size of a platelet.',
    ru: 'Средний размер тромбоцита.',
    el: 'Το μέσο μέγεθος ενός αιμοπεταλίου.',
  },
  neutrophils_pct: {
    en: 'White cells that fight bacteria first.',
    ru: 'Лейкоциты, первыми встречающие бактерии.',
    el: 'Λευκά που αντιμετωπίζουν πρώτα τα βακτήρια.',
  },
  neutrophils_abs: {
    en: 'White cells that fight bacteria first.',
    ru: 'Лейкоциты, первыми встречающие бактерии.',
    el: 'Λευκά που αντιμετωπίζουν πρώτα τα βακτήρια.',
  },
  lymphocytes_pct: {
    en: 'White cells of targeted immunity; often raised in viral infection.',
    ru: 'Клетки направленного иммунитета; часто повышены при вирусной инфекции.',
    el: 'Λευκά της στοχευμένης ανοσίας· συχνά αυξημένα σε ιογενή λοίμωξη.',
  },
  lymphocytes_abs: {
    en: 'White cells of targeted immunity; often raised in viral infection.',
    ru: 'Клетки направленного иммунитета; часто повышены при вирусной инфекции.',
    el: 'Λευκά της στοχευμένης ανοσίας· συχνά αυξημένα σε ιογενή λοίμωξη.',
  },
  monocytes_pct: {
    en: 'White cells that clear debris and long-lasting infection.',
    ru: 'Лейкоциты, убирающие остатки клеток и затяжную инфекцию.',
    el: 'Λευκά που απομακρύνουν υπολείμματα και χρόνια λοίμωξη.',
  },
  monocytes_abs: {
    en: 'White cells that clear debris and long-lasting infection.',
    ru: 'Лейкоциты, убирающие остатки клеток и затяжную инфекцию.',
    el: 'Λευκά που απομακρύνουν υπολείμματα και χρόνια λοίμωξη.',
  },
  eosinophils_pct: {
    en: 'White cells raised in allergy and parasites.',
    ru: 'Лейкоциты, повышающиеся при аллергии и паразитах.',
    el: 'Λευκά που αυξάνονται σε αλλεργία και παράσιτα.',
  },
  eosinophils_abs: {
    en: 'White cells raised in allergy and parasites.',
    ru: 'Лейкоциты, повышающиеся при аллергии и паразитах.',
    el: 'Λευκά που αυξάνονται σε αλλεργία και παράσιτα.',
  },
  basophils_pct: {
    en: 'Rare white cells linked to allergic reactions.',
    ru: 'Редкие лейкоциты, связанные с аллергией.',
    el: 'Σπάνια λευκά που συνδέονται με αλλεργία.',
  },
  basophils_abs: {
    en: 'Rare white cells linked to allergic reactions.',
    ru: 'Редкие лейкоциты, связанные с аллергией.',
    el: 'Σπάνια λευκά που συνδέονται με αλλεργία.',
  },
  reticulocytes_pct: {
    en: 'Young red cells; they show how actively marrow makes blood.',
    ru: 'Молодые эритроциты; показывают активность костного мозга.',
    el: 'Νεαρά ερυθρά· δείχνουν πόσο δραστήριος είναι ο μυελός.',
  },
  esr: {
    en: 'How fast red cells settle; a slow, unspecific sign of inflammation.',
    ru: 'Скорость оседания эритроцитов; медленный неспецифический признак воспаления.',
    el: 'Πόσο γρήγορα καθιζάνουν τα ερυθρά· μη ειδικός δείκτης φλεγμονής.',
  },
}
