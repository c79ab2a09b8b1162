import { DRUG_COLUMNS, HEADINGS, SHORT_HEADINGS, SUMMARY_HEADINGS } from '../../print/report-words.ts'
import { readWords } from '../../text/words.ts'

/** Words that stand over the parts of a report and claim nothing. */
const FURTHER = `
 и от по о об к его её жалобы анамнез анамнеза заболевания жизни семейный аллергологический аллергоанамнез социальный
 лекарственный препараты лекарства терапия осмотр объективно объективный статус данные обследования результаты
 анализы показатели оценка диагноз предварительный рекомендации назначения план лечения лечение наблюдение контроль
 явка итог итоги резюме сводка выводы вывод примечания заметки вопросы прием приём консультация визит отчёт отчет
 пациент врач повод обращения причина дальнейшие шаги тревожные признаки важно прочее другое
 and of the for to with history medical surgical chief presenting complaint complaints subjective objective current
 medications medication drugs medicines treatment examination exam vital vitals signs findings results tests labs
 laboratory investigations assessment impression diagnosis plan recommendations advice instructions orders follow up
 follow-up next steps safety netting safety-netting return precautions red flags summary overview notes note report
 visit consultation patient doctor reason key points other allergies intolerances social family past review systems
 και της του των για με ιστορικό ιατρικό παρούσα νόσος ατομικό αναμνηστικό φάρμακα αγωγή φαρμακευτική θεραπεία
 εξέταση εξετάσεις ευρήματα εργαστηριακά αποτελέσματα ζωτικά σημεία εκτίμηση διάγνωση σχέδιο οδηγίες συστάσεις
 επανεξέταση παρακολούθηση σύνοψη περίληψη σημειώσεις επίσκεψη ασθενής γιατρός αιτία προσέλευσης επόμενα βήματα
`
const normsOf = (text: string) => readWords(text).words.map(({ norm }) => norm)

const WORDS = new Set(
  [
    FURTHER,
    ...[HEADINGS, SHORT_HEADINGS, SUMMARY_HEADINGS, DRUG_COLUMNS].flatMap(all =>
      Object.values(all).flatMap(one => Object.values(one)),
    ),
  ].flatMap(normsOf),
)

/** True for words that only name a part of a report, in any of its languages. */
export const isOnlyHeading = (text: string): boolean => {
  const norms = normsOf(text)
  return norms.length > 0 && norms.every(norm => WORDS.has(norm))
}
