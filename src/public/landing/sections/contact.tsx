import { useLingui } from '@lingui/react/macro'
import { Actions } from '../actions.tsx'
import { Foot } from '../foot.tsx'
import { Section } from '../section.tsx'

export function Contact() {
  const { t } = useLingui()
  const nobody = t({
    id: 'landing.contact.nobody',
    message: 'The operator of this server has not named an address yet.',
  })
  return (
    <Section id="contact" time="18:00" caption={t({ id: 'landing.contact.caption', message: 'contact' })}>
      <h2 id="contact-title">
        {t({ id: 'landing.contact.title', message: 'Do not take our word for it. Switch on aeroplane mode.' })}
      </h2>
      <p className="lead">
        {t({
          id: 'landing.contact.text',
          message:
            'Sign in, wait a few seconds and switch the network off: the recorder, triage and what was opened before still work.',
        })}
      </p>
      <Actions>
        <span className="address">{`{{contact|${nobody}}}`}</span>
      </Actions>
      <Foot />
    </Section>
  )
}
