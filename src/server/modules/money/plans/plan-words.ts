import type { Locale } from '../../../../contract/entities/user.ts'
import { moneyText } from '../../../../domain/money/kopecks.ts'
import { type PlanId, type PriceList, quotaOf } from '../../../../domain/money/prices.ts'

interface PlanWords {
  name: string
  price: string
  description: string
  features: string[]
}

interface Words {
  name: Record<PlanId, string>
  description: Record<PlanId, string>
  month(price: string): string
  onRequest: string
  uploads(count: number | null): string
  insights(count: number | null): string
  above(upload: string, insight: string): string
  free: string
  file(megabytes: number): string
}

const RU: Words = {
  name: { basic: 'Базовый', professional: 'Профессиональный', business: 'Бизнес' },
  description: {
    basic: 'Медкарта для себя и семьи.',
    professional: 'Врачу, который записывает приёмы.',
    business: 'Клинике или отделению.',
  },
  month: price => `${price} в месяц`,
  onRequest: 'По запросу',
  uploads: count => (count === null ? 'Документы без ограничения' : `Документы: ${count} в месяц`),
  insights: count => (count === null ? 'Отчёты и выводы без ограничения' : `Отчёты и выводы: ${count} в месяц`),
  above: (upload, insight) => `Сверх того с баланса: документ ${upload}, отчёт или вывод ${insight}`,
  free: 'Запись приёмов, расшифровка и триаж — без ограничения и бесплатно',
  file: megabytes => `Файл до ${megabytes} МБ`,
}

const EN: Words = {
  name: { basic: 'Basic', professional: 'Professional', business: 'Business' },
  description: {
    basic: 'Health records for you and your family.',
    professional: 'For a doctor who records visits.',
    business: 'For a clinic or a department.',
  },
  month: price => `${price} a month`,
  onRequest: 'On request',
  uploads: count => (count === null ? 'Documents without limit' : `Documents: ${count} a month`),
  insights: count => (count === null ? 'Reports and insights without limit' : `Reports and insights: ${count} a month`),
  above: (upload, insight) => `Beyond that from the balance: a document ${upload}, a report or insight ${insight}`,
  free: 'Recordings of visits, transcripts and triage: without limit and free',
  file: megabytes => `A file of up to ${megabytes} MB`,
}

const EL: Words = {
  name: { basic: 'Βασικό', professional: 'Επαγγελματικό', business: 'Επιχειρήσεις' },
  description: {
    basic: 'Ιατρικός φάκελος για εσάς και την οικογένειά σας.',
    professional: 'Για τον γιατρό που ηχογραφεί επισκέψεις.',
    business: 'Για μια κλινική ή ένα τμήμα.',
  },
  month: price => `${price} τον μήνα`,
  onRequest: 'Κατόπιν αιτήματος',
  uploads: count => (count === null ? 'Έγγραφα χωρίς όριο' : `Έγγραφα: ${count} τον μήνα`),
  insights: count =>
    count === null ? 'Αναφορές και συμπεράσματα χωρίς όριο' : `Αναφορές και συμπεράσματα: ${count} τον μήνα`,
  above: (upload, insight) => `Πέρα από αυτά, από το υπόλοιπο: έγγραφο ${upload}, αναφορά ή συμπέρασμα ${insight}`,
  free: 'Ηχογράφηση επισκέψεων, απομαγνητοφώνηση και διαλογή: χωρίς όριο και δωρεάν',
  file: megabytes => `Αρχείο έως ${megabytes} MB`,
}

const WORDS: Readonly<Record<Locale, Words>> = { ru: RU, en: EN, el: EL }

/** A plan as it is offered: it promises what the server does, with the figures that the server charges by. */
export function planWords(planId: PlanId, prices: PriceList, megabytes: number, locale: Locale): PlanWords {
  const words = WORDS[locale]
  const quota = quotaOf(prices, planId)
  const money = (kopecks: number) => moneyText(kopecks, locale)
  const price = {
    basic: money(0),
    professional: words.month(money(prices.professional)),
    business: words.onRequest,
  }
  const isLimited = quota.uploadFiles !== null || quota.aiInsights !== null
  return {
    name: words.name[planId],
    price: price[planId],
    description: words.description[planId],
    features: [
      words.free,
      words.uploads(quota.uploadFiles),
      words.insights(quota.aiInsights),
      ...(isLimited ? [words.above(money(prices.use.uploadFiles), money(prices.use.aiInsights))] : []),
      words.file(megabytes),
    ],
  }
}
