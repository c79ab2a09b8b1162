import { useLingui } from '@lingui/react/macro'
import { Section } from '../section.tsx'

export function Questions() {
  const { t } = useLingui()
  const questions = [
    [
      t({ id: 'landing.faq.battery', message: 'What happens to a recording if the battery dies?' }),
      t({
        id: 'landing.faq.battery.text',
        message:
          'It stays on the device: it is stored there second by second. At the next start you can listen to it, continue, keep or delete it.',
      }),
    ],
    [
      t({ id: 'landing.faq.install', message: 'Do I have to install anything?' }),
      t({
        id: 'landing.faq.install.text',
        message:
          'No. It opens in the browser; once it was opened with a network, it opens without one too. It can be put on the home screen like an app.',
      }),
    ],
    [
      t({ id: 'landing.faq.who', message: 'Who sees my results?' }),
      t({
        id: 'landing.faq.who.text',
        message:
          'You, in your account. They are stored on the server of whoever runs this service, and reading them is written to a log.',
      }),
    ],
    [
      t({ id: 'landing.faq.report', message: 'Can a report be trusted?' }),
      t({
        id: 'landing.faq.report.text',
        message:
          'It is made of the words of the recording, and each sentence names its place. Where a language model is connected, each of its sentences is compared with the recording, and what is not in it is marked. The doctor decides.',
      }),
    ],
    [
      t({ id: 'landing.faq.triage', message: 'Does the triage replace a doctor?' }),
      t({
        id: 'landing.faq.triage.text',
        message:
          'No. The program adds up published rules and shows how it got there. It is not registered as a medical device; the decision is the clinician’s.',
      }),
    ],
    [
      t({ id: 'landing.faq.export', message: 'How do I take my data with me?' }),
      t({
        id: 'landing.faq.export.text',
        message: 'In the settings: the records of a patient are saved as a file that other programs can read.',
      }),
    ],
  ] as const
  return (
    <Section id="faq" time="17:30" caption={t({ id: 'landing.faq.caption', message: 'questions' })}>
      <h2 id="faq-title">{t({ id: 'landing.nav.faq', message: 'Questions' })}</h2>
      <div className="questions">
        {questions.map(([question, answer], index) => (
          <details key={question} name="faq" open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
