import { useLingui } from '@lingui/react/macro'
import { FIGURES } from '../figures.ts'
import { Section } from '../section.tsx'
import { Day } from './day.tsx'
import { OfflineSwitch } from './offline-switch.tsx'

export function Technologies() {
  const { t, i18n } = useLingui()
  const seconds = new Intl.NumberFormat(i18n.locale).format(FIGURES.worstLossSeconds)
  const { kills, chunkKilobytes } = FIGURES
  const figures = [
    {
      figure: t({ id: 'landing.figures.loss', message: `${seconds} s` }),
      text: t({
        id: 'landing.figures.loss.text',
        message: `of sound was lost in the worst of ${kills} trials in which the browser was killed while it recorded`,
      }),
    },
    {
      figure: t({ id: 'landing.figures.part', message: `${chunkKilobytes} KB` }),
      text: t({
        id: 'landing.figures.part.text',
        message: 'is one part of an upload: when the network drops, sending goes on from the last part that arrived',
      }),
    },
    {
      figure: '0',
      text: t({
        id: 'landing.figures.overwritten',
        message: 'edits are overwritten in silence: if two devices changed the same thing, both versions are kept',
      }),
    },
  ]
  return (
    <Section
      id="technologies"
      time="13:41"
      caption={t({ id: 'landing.technologies.caption', message: 'technologies' })}
      night
    >
      <h2 id="technologies-title">
        {t({
          id: 'landing.technologies.title',
          message: 'Seven hours in a hospital, a network for less than half of them',
        })}
      </h2>
      <p className="lead">
        {t({
          id: 'landing.technologies.text',
          message:
            'What is done is stored on the device first and sent by itself when there is a network. A lost network is no error.',
        })}
      </p>
      <Day />
      <OfflineSwitch />
      <dl className="figures" data-reveal="">
        {figures.map(({ figure, text }) => (
          <div key={text}>
            <dt>{figure}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
