import { deviceAtom } from '../../../state/session/preferences.ts'

/** Whether reports are shown as formatted text; a choice of this device. */
export const markdownAtom = deviceAtom<boolean>('scribe.report.markdown', true)
