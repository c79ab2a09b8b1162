import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HelpFrame, useHelpTabs } from '../../features/help/help-frame.tsx'
import { PageTitle } from '../../features/shell/frame/page-title.tsx'

/** A tab of the help with its title. */
export function HelpScreen({ children }: { children: ReactNode }) {
  const pathname = useLocation({ select: location => location.pathname })
  const title = useHelpTabs().find(({ to }) => to === pathname)?.label ?? null
  return (
    <>
      <PageTitle title={title} />
      <HelpFrame>{children}</HelpFrame>
    </>
  )
}
