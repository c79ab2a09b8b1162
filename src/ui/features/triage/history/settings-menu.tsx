import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { TRIAGE_PROFILES } from '../../../../domain/triage/profiles/choose-profile.ts'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { store } from '../../../state/session/session.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { patientNameAtom, preferProfile } from '../../../state/triage/triage-settings.ts'
import { useLocale } from '../words/use-locale.ts'
import { usePreferredProfile } from './use-preferred-profile.ts'

/** Chooses the preferred profile, and whether a triage is named after its patient. */
export function SettingsMenu() {
  const { t } = useLingui()
  const locale = useLocale()
  const context = useCommandContext()
  const preferred = usePreferredProfile()
  const [byPatient, setByPatient] = useAtom(patientNameAtom, { store })
  return (
    <MoreMenu
      label={t({ id: 'triage.settings', message: 'Triage settings' })}
      entries={[
        {
          kind: 'choice',
          id: 'profile',
          label: t({ id: 'triage.settings.profile', message: 'Preferred profile' }),
          value: preferred ?? '',
          options: TRIAGE_PROFILES.map(({ id, name, icon }) => ({ value: id, label: name[locale], icon })),
          choose(value) {
            const profile = TRIAGE_PROFILES.find(({ id }) => id === value)
            if (profile) void preferProfile(context, profile.id)
          },
        },
        {
          kind: 'choice',
          id: 'name',
          label: t({ id: 'triage.settings.name', message: 'Name of a triage' }),
          value: byPatient ? 'patient' : 'time',
          options: [
            { value: 'time', label: t({ id: 'triage.settings.name.time', message: 'Date and time' }) },
            { value: 'patient', label: t({ id: 'triage.settings.name.patient', message: 'Name of the patient' }) },
          ],
          choose: value => setByPatient(value === 'patient'),
        },
      ]}
    />
  )
}
