import { lazy } from 'react'
import type { FrameFeatures } from '../../features/shell/frame/app-frame.tsx'
import { loadTexts } from '../../i18n/activate.ts'

/** Components of the features in the frame around every screen, each loaded with its texts. */
export const FRAME_FEATURES: FrameFeatures = {
  Notices: lazy(async () => {
    await loadTexts('install', 'scribe', 'triage')
    return await import('./notices.tsx')
  }),
  SyncCentre: lazy(async () => {
    await loadTexts('patients', 'records', 'shell/sync-centre')
    return await import('./sync-centre-panel.tsx')
  }),
  AdminWidget: lazy(async () => {
    await loadTexts('admin')
    return await import('../../features/admin/enter-with-key.tsx')
  }),
  SignOut: lazy(async () => {
    await loadTexts('scribe', 'shell/sign-out')
    return await import('./sign-out.tsx')
  }),
}
