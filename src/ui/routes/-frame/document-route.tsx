import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { deviceValues } from '../../../platform/browser/storage.ts'
import { DocumentScreen } from '../../features/documents/document-screen.tsx'
import { outlineOf } from '../../features/documents/outline.ts'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'
import { PublicShell } from '../../features/shell/frame/public-shell.tsx'
import { changeLocale } from '../../i18n/change-locale.ts'
import { chooseLocale } from '../../i18n/locale.ts'
import { sessionAtom, store } from '../../state/session/session.ts'

/** A text in the frame without a menu, for people who are signed in and for those who are not. */
export function DocumentRoute({ text }: { text: string }) {
  const { i18n } = useLingui()
  const { kind } = useAtomValue(sessionAtom, { store })
  return (
    <PublicShell
      locale={chooseLocale(i18n.locale, [])}
      onLocale={next => changeLocale(next, deviceValues, () => window.location.reload())}
      {...(kind === 'signed-in' ? {} : { signInTo: '/login' })}
    >
      <PageTitle title={outlineOf(text).title} />
      <DocumentScreen text={text} />
    </PublicShell>
  )
}
