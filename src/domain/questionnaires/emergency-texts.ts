import type { InterviewLocale } from '../interview/languages/load-language.ts'

interface EmergencyTexts {
  /** Whom to call; `{number}` in the texts. */
  number: string
  general: string
  selfharm: string
  /** The respondent goes on with the interview. */
  goOn: string
}

/** The fixed texts and numbers of the reference (decision 134): an operator changes them here, and nowhere else. */
export const EMERGENCY_TEXTS: Record<InterviewLocale, EmergencyTexts> = {
  ru: {
    number: '103 или 112',
    general:
      'Позвоните {number} прямо сейчас. То, что вы написали, бывает признаком состояния, при котором важны минуты. Не ждите приёма и ответа здесь: эту переписку сейчас могут не читать. Не оставайтесь в одиночестве и не садитесь за руль.',
    selfharm:
      'Вам нужна помощь сейчас, и вы не должны оставаться с этим в одиночку. Позвоните 112 или 103 и скажите тому, кто рядом: «побудь со мной». Если вам нет 18, есть телефон доверия 8-800-2000-122. Эту переписку сейчас могут не читать.',
    goOn: 'Это не про меня, продолжить опрос',
  },
  en: {
    number: '112',
    general:
      'Call {number} now. What you wrote can be a sign of something where minutes matter. Do not wait for the visit or for a reply here: nobody may be reading this now. Do not stay alone and do not drive.',
    selfharm:
      'You need help now, and you should not be alone with this. Call {number} and tell someone near you now. Nobody may be reading this chat now.',
    goOn: 'This is not about me, go on',
  },
  el: {
    number: '166 ή 112',
    general:
      'Καλέστε τώρα {number}. Αυτό που γράψατε μπορεί να είναι σημάδι κατάστασης όπου μετράνε τα λεπτά. Μην περιμένετε την επίσκεψη ή απάντηση εδώ: ίσως κανείς δεν διαβάζει τώρα. Μη μείνετε μόνοι και μην οδηγήσετε.',
    selfharm:
      'Χρειάζεστε βοήθεια τώρα και δεν πρέπει να μείνετε μόνοι με αυτό. Καλέστε {number} και πείτε το τώρα σε κάποιον κοντά σας. Γραμμή για την αυτοκτονία, όλο το 24ωρο: 1018. Ίσως κανείς δεν διαβάζει τώρα αυτή τη συνομιλία.',
    goOn: 'Δεν με αφορά, συνέχεια',
  },
}
