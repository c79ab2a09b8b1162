import { useSessionState } from '../../../state/session/use-session.ts'
import { OtherVersionScreen } from './other-version-screen.tsx'
import { reload } from './reload.ts'

/** Replaces every screen while a tab of another version holds the store. */
export default function OtherVersion() {
  const state = useSessionState()
  if (state.kind !== 'other-version') return null
  return <OtherVersionScreen newer={state.newer} onReload={() => reload.request('update')} />
}
