import { OtherVersionScreen } from '../../features/versions/other-version-screen.tsx'
import { useSessionState } from '../../state/use-session.ts'
import { reload } from './reload.ts'

/** Instead of every screen while tabs of another version of the product have the store. */
export default function OtherVersion() {
  const state = useSessionState()
  if (state.kind !== 'other-version') return null
  return <OtherVersionScreen newer={state.newer} onReload={() => reload.request('update')} />
}
