import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '../../components/surface/page.tsx'
import { TabLinks } from '../../components/surface/tabs.tsx'
import styles from './help.module.css'

interface HelpFrameProps {
  children: ReactNode
}

/** The title and the five tabs of the help area. */
export function HelpFrame({ children }: HelpFrameProps) {
  const { t } = useLingui()
  return (
    <Page
      title={t({ id: 'help.title', message: 'Help' })}
      subtitle={t({ id: 'help.subtitle', message: 'The texts here are stored on this device and open offline.' })}
    >
      <TabLinks label={t({ id: 'help.tabs', message: 'Parts of the help' })} tabs={useHelpTabs()} />
      <div className={styles.body}>{children}</div>
    </Page>
  )
}

export function useHelpTabs(): readonly { to: string; label: string }[] {
  const { t } = useLingui()
  return [
    { to: '/help/about', label: t({ id: 'help.about', message: 'About' }) },
    { to: '/help/faq', label: t({ id: 'help.faq', message: 'Questions' }) },
    { to: '/help/demo', label: t({ id: 'help.demo', message: 'Demo video' }) },
    { to: '/help/feedback', label: t({ id: 'help.feedback', message: 'Feedback' }) },
    { to: '/help/changelog', label: t({ id: 'help.changelog', message: 'What’s new' }) },
  ]
}
