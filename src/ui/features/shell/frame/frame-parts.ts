import { createContext, type ReactNode } from 'react'

/** Parts of the app's frame, for screens with a frame of their own. */
export const FramePartsContext = createContext<{ syncPill: ReactNode; notices: ReactNode }>({
  syncPill: null,
  notices: null,
})
