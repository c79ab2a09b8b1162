import type { Locale } from '../../../contract/entities/user.ts'

interface Texts {
  ask(about: { account: string; site: string; replaces: boolean }): string
  yes: string
  no: string
  linked(account: string): string
  refused: string
  over: string
  hello(site: string): string
  unlinked: string
  notLinked: string
  unlinkedByAccount: string
}

/** What the bot says. It names the account, whose owner asked, and never a patient or anything clinical. */
export const TEXTS: Readonly<Record<Locale, Texts>> = {
  en: {
    ask: ({ account, site, replaces }) =>
      `Link this Telegram to the Anamnesis account ${account} at ${site}?\n\nMessages will say only what happened: no names and nothing medical. Did you not ask for this yourself? Then press “Cancel”.${replaces ? '\n\nAnother account is linked with this Telegram now; that link will end.' : ''}`,
    yes: 'Link',
    no: 'Cancel',
    linked: account => `Linked with ${account}. Send /stop to end it.`,
    refused: 'Not linked. The link you came by no longer works.',
    over: 'This link no longer works. Get a new one in the settings of your account.',
    hello: site =>
      `I send notifications of Anamnesis. To begin, open the settings of your account at ${site} and press “Link Telegram”.`,
    unlinked: 'The link has ended; nothing more will be sent.',
    notLinked: 'No account is linked with this Telegram.',
    unlinkedByAccount: 'The link was ended in the account; nothing more will be sent.',
  },
  ru: {
    ask: ({ account, site, replaces }) =>
      `Привязать этот Telegram к учётной записи ${account} в Anamnesis (${site})?\n\nВ сообщениях будет только то, что произошло: без имён и без медицинских данных. Если вы этого не запрашивали, нажмите «Отмена».${replaces ? '\n\nСейчас к этому Telegram привязана другая учётная запись; та привязка прекратится.' : ''}`,
    yes: 'Привязать',
    no: 'Отмена',
    linked: account => `Привязано к учётной записи ${account}. Чтобы отвязать, отправьте /stop.`,
    refused: 'Не привязано. Ссылка, по которой вы пришли, больше не действует.',
    over: 'Эта ссылка больше не действует. Получите новую в настройках учётной записи.',
    hello: site =>
      `Я присылаю уведомления Anamnesis. Чтобы начать, откройте настройки учётной записи на ${site} и нажмите «Привязать Telegram».`,
    unlinked: 'Отвязано; сообщений больше не будет.',
    notLinked: 'К этому Telegram не привязана ни одна учётная запись.',
    unlinkedByAccount: 'Привязка прекращена в учётной записи; сообщений больше не будет.',
  },
  el: {
    ask: ({ account, site, replaces }) =>
      `Να συνδεθεί αυτό το Telegram με τον λογαριασμό ${account} στο Anamnesis (${site});\n\nΤα μηνύματα θα λένε μόνο τι συνέβη: χωρίς ονόματα και χωρίς ιατρικά στοιχεία. Αν δεν το ζητήσατε εσείς, πατήστε «Άκυρο».${replaces ? '\n\nΤώρα είναι συνδεδεμένος άλλος λογαριασμός με αυτό το Telegram· η σύνδεση εκείνη θα λήξει.' : ''}`,
    yes: 'Σύνδεση',
    no: 'Άκυρο',
    linked: account => `Συνδέθηκε με τον λογαριασμό ${account}. Για αποσύνδεση στείλτε /stop.`,
    refused: 'Δεν συνδέθηκε. Ο σύνδεσμος από τον οποίο ήρθατε δεν ισχύει πλέον.',
    over: 'Αυτός ο σύνδεσμος δεν ισχύει πλέον. Πάρτε καινούργιο από τις ρυθμίσεις του λογαριασμού.',
    hello: site =>
      `Στέλνω ειδοποιήσεις του Anamnesis. Για να ξεκινήσετε, ανοίξτε τις ρυθμίσεις του λογαριασμού στο ${site} και πατήστε «Σύνδεση με Telegram».`,
    unlinked: 'Αποσυνδέθηκε· δεν θα σταλεί τίποτα άλλο.',
    notLinked: 'Κανένας λογαριασμός δεν είναι συνδεδεμένος με αυτό το Telegram.',
    unlinkedByAccount: 'Η σύνδεση τερματίστηκε από τον λογαριασμό· δεν θα σταλεί τίποτα άλλο.',
  },
}

/** `Anna Petrova (a…@example.org)`: enough for the owner, no address for a stranger. */
export function accountName(name: string, email: string | null): string {
  const masked = email?.replace(/^(.)[^@]*@/, '$1…@')
  return masked === undefined ? `“${name}”` : `“${name}” (${masked})`
}
