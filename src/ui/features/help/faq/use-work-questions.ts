import { useLingui } from '@lingui/react/macro'
import type { Question } from './question.ts'

/** About working offline, recordings and triage. */
export function useWorkQuestions(): Record<'offline' | 'scribe' | 'triage', Question[]> {
  const { t } = useLingui()
  return {
    offline: [
      {
        id: 'what',
        question: t({ id: 'help.q.what', message: 'What can I do without a connection?' }),
        answer: [
          t({
            id: 'help.a.what',
            message:
              'Record a visit, take a triage, read the records that are on this device, write in the health log, edit patients and add files. All of it is stored here first and sent by itself.',
          }),
          t({
            id: 'help.a.what.not',
            message: 'A connection is needed to sign in, to have a document read and to load demo data.',
          }),
        ],
      },
      {
        id: 'pill',
        question: t({ id: 'help.q.pill', message: 'What do the words at the top right mean?' }),
        answer: [
          t({
            id: 'help.a.pill.saved',
            message: '“All saved”: the server has everything, and the time is the last full exchange.',
          }),
          t({ id: 'help.a.pill.sending', message: '“Sending”: that many things are on their way.' }),
          t({
            id: 'help.a.pill.offline',
            message: '“Offline”: nothing is lost, and it is sent when the network is back.',
          }),
          t({
            id: 'help.a.pill.needs',
            message:
              '“Needs you”: the server refused something, or two devices changed the same. Press the words: the reason is there, and your text is kept.',
          }),
        ],
      },
      {
        id: 'two',
        question: t({ id: 'help.q.two', message: 'Two of us changed the same record. Whose version stays?' }),
        answer: [
          t({
            id: 'help.a.two',
            message:
              'Changes of different fields are joined. Of the same field one version is shown and the other is kept beside it until you choose.',
          }),
        ],
      },
    ],
    scribe: [
      {
        id: 'lost',
        question: t({
          id: 'help.q.lost',
          message: 'The page was closed while I was recording. Is the recording lost?',
        }),
        answer: [
          t({
            id: 'help.a.lost',
            message:
              'No. It is written to this device while you speak. Open the page again: you can play it, continue it, keep it or discard it. At most the last two seconds are missing.',
          }),
        ],
      },
      {
        id: 'transcript',
        question: t({ id: 'help.q.transcript', message: 'Why is there no transcript?' }),
        answer: [
          t({
            id: 'help.a.transcript',
            message:
              'A transcript comes from the speech recognition of the device or of the server. Where there is neither, the recording is kept and can be played, and you can type or paste the text.',
          }),
        ],
      },
      {
        id: 'length',
        question: t({ id: 'help.q.length', message: 'How long can a recording be?' }),
        answer: [
          t({
            id: 'help.a.length',
            message:
              'At least 5 seconds. After 30 minutes the recorder tells you and goes on. The recording of a triage stops after ten minutes.',
          }),
        ],
      },
      {
        id: 'report',
        question: t({ id: 'help.q.report', message: 'Can I trust a report?' }),
        answer: [
          t({
            id: 'help.a.report',
            message:
              'Choose a sentence, and its words are lit in the transcript. A sentence without such a place is marked. Copying and sharing open after four ticks, because a person has to check drugs, doses, negations and follow-up.',
          }),
        ],
      },
    ],
    triage: [
      {
        id: 'provisional',
        question: t({ id: 'help.q.provisional', message: 'Why is the result called provisional?' }),
        answer: [
          t({
            id: 'help.a.provisional',
            message:
              'This device scores at once, also offline. The server scores again, and its result stands beside the first one. A difference is marked.',
          }),
        ],
      },
      {
        id: 'missing',
        question: t({ id: 'help.q.missing', message: 'What happens with a value that I did not measure?' }),
        answer: [
          t({
            id: 'help.a.missing',
            message:
              'It stays missing and is named. The score then says “at least”, and nobody counts as out of danger because something is not known.',
          }),
        ],
      },
    ],
  }
}
