import { useAccount } from '../../../state/account/use-account.ts'
import { DemoDataBox } from './demo-data-box.tsx'
import { DemoLoadedBox } from './demo-loaded-box.tsx'
import { HiddenTools } from './hidden-tools.tsx'
import styles from './parts.module.css'

/** What is offered beside the lists: demo data for a new user and their removal, hidden tools. */
export function HomeAside() {
  const data = useAccount()?.data ?? null
  if (!data) return null
  return (
    <aside className={styles.aside}>
      {data.isDemoLoaded !== true && data.preferences?.demoBoxClosed !== true && <DemoDataBox data={data} />}
      <DemoLoadedBox />
      <HiddenTools hidden={data.preferences?.hiddenMenuItems ?? []} />
    </aside>
  )
}
