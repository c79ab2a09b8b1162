import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import { dialogs } from '../../components/overlay/dialogs.ts'
import { CookieCategories } from './cookie-categories.tsx'

/** Opens the choices again, to change or take them back. */
export function CookieChoicesButton() {
  const { t } = useLingui()
  const ask = () =>
    dialogs.form<true>({
      title: t({ id: 'cookies.title', message: 'Cookies and statistics' }),
      render: ({ submit, cancel }) => <CookieCategories onBack={cancel} onDone={() => submit(true)} />,
    })
  return <Button onClick={() => void ask()}>{t({ id: 'cookies.open', message: 'Cookies and statistics' })}</Button>
}
