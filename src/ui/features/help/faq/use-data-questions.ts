import { useLingui } from '@lingui/react/macro'
import type { Question } from './question.ts'

/** About lab results, files, the account and devices. */
export function useDataQuestions(): Record<'labs' | 'account', Question[]> {
  const { t } = useLingui()
  return {
    labs: [
      {
        id: 'files',
        question: t({ id: 'help.q.files', message: 'Which files can I upload?' }),
        answer: [
          t({
            id: 'help.a.files',
            message:
              'Photos and PDFs, up to 5 files at a time. The size limit of your plan is shown on the upload page. They can be chosen offline and are read once they are sent.',
          }),
        ],
      },
      {
        id: 'wrong',
        question: t({ id: 'help.q.wrong', message: 'A value was read wrongly. What can I do?' }),
        answer: [
          t({
            id: 'help.a.wrong',
            message:
              'Open the record and choose the comparison with the file: each value stands beside its line of the page and can be corrected. “Report” on the same card writes to us about it.',
          }),
        ],
      },
      {
        id: 'range',
        question: t({ id: 'help.q.range', message: 'Which range decides whether a value is out of range?' }),
        answer: [
          t({
            id: 'help.a.range',
            message: 'The range that is printed on the sheet itself. Without a range nothing is called normal.',
          }),
        ],
      },
    ],
    account: [
      {
        id: 'tablet',
        question: t({ id: 'help.q.tablet', message: 'Can somebody else open my unsent work on a shared tablet?' }),
        answer: [
          t({
            id: 'help.a.tablet',
            message:
              'No. Signing out removes from the device what the server has and encrypts the rest. Only your own next sign-in opens it, and then it is sent.',
          }),
        ],
      },
      {
        id: 'patient',
        question: t({ id: 'help.q.patient', message: 'Does another device change the patient that I have chosen?' }),
        answer: [
          t({
            id: 'help.a.patient',
            message:
              'No. The choice belongs to the device and the tab, and what was begun keeps its patient. Name and age stand in its head.',
          }),
        ],
      },
      {
        id: 'space',
        question: t({ id: 'help.q.space', message: 'How do I free space on this device?' }),
        answer: [
          t({
            id: 'help.a.space',
            message:
              'Press the words at the top right: the panel shows the audio and documents that the server has too, and can free them. What was not sent is never removed.',
          }),
        ],
      },
      {
        id: 'diagnostics',
        question: t({ id: 'help.q.diagnostics', message: 'What do I send when I add technical data to a message?' }),
        answer: [
          t({
            id: 'help.a.diagnostics',
            message:
              'The version, how much waits, the last events of the exchange with the server and the storage in use. No names, no texts and no values. You see it, letter for letter, before you send it.',
          }),
        ],
      },
    ],
  }
}
