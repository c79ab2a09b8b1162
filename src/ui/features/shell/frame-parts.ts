import { createContext, type ReactNode } from 'react'

/** What a screen with a frame of its own takes from the frame around all screens. */
export const FramePartsContext = createContext<{ syncPill: ReactNode; notices: ReactNode }>({
  syncPill: null,
  notices: null,
})
