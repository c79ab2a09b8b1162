import { useLingui } from '@lingui/react/macro'
import { Icon } from '../icon.tsx'
import { Section } from '../section.tsx'

export function Security() {
  const { t } = useLingui()
  const points = [
    {
      icon: 'user-lock',
      title: t({ id: 'landing.security.owner', message: 'Only yours' }),
      text: t({
        id: 'landing.security.owner.text',
        message:
          'What was not sent from a shared tablet is encrypted at sign-out. Only the person who made it can open it.',
      }),
    },
    {
      icon: 'log-out',
      title: t({ id: 'landing.security.leaving', message: 'A clean sign-out' }),
      text: t({
        id: 'landing.security.leaving.text',
        message: 'Signing out deletes from the device everything that the server already has.',
      }),
    },
    {
      icon: 'list-checks',
      title: t({ id: 'landing.security.consent', message: 'Six consents' }),
      text: t({
        id: 'landing.security.consent.text',
        message: 'Each by itself and in plain words. You can withdraw them in the settings.',
      }),
    },
    {
      icon: 'monitor-smartphone',
      title: t({ id: 'landing.security.sessions', message: 'Sessions in sight' }),
      text: t({
        id: 'landing.security.sessions.text',
        message: 'The settings list where you are signed in. Any of these sessions can be ended from there.',
      }),
    },
    {
      icon: 'shield-check',
      title: t({ id: 'landing.security.origin', message: 'No strangers on the page' }),
      text: t({
        id: 'landing.security.origin.text',
        message: 'Code, fonts and data come from this server alone: no counters, advertising or fonts of others.',
      }),
    },
    {
      icon: 'server',
      title: t({ id: 'landing.security.server', message: 'A server of your own' }),
      text: t({
        id: 'landing.security.server.text',
        message: 'An organisation can run the whole of it itself: server, database, files, speech recognition.',
      }),
    },
  ]
  return (
    <Section id="security" time="14:02" caption={t({ id: 'landing.security.caption', message: 'security' })}>
      <h2 id="security-title">{t({ id: 'landing.security.title', message: 'Who sees what was written' })}</h2>
      <ul className="points" data-reveal="">
        {points.map(({ icon, title, text }) => (
          <li key={icon}>
            <Icon name={icon} size={24} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
