/** Milliseconds. The reasons and measurements are in ../why.md. */
export interface CaptureTiming {
  /** Interval at which the browser delivers recorded data. */
  timesliceMs: number
  /** Length of a segment: a new MediaRecorder with a header of its own (R2). */
  segmentMs: number
  /** How long a recorder runs on after pause or stop, so that its last packet is complete. */
  tailMs: number
  /** After this time without data the microphone counts as lost, whatever the browser reports. */
  stallMs: number
}

export const CAPTURE_TIMING: CaptureTiming = { timesliceMs: 480, segmentMs: 45_000, tailMs: 100, stallMs: 5_000 }

/** The longest Opus packet: a stopped recorder drops an incomplete packet, so it loses up to this much. */
export const LONGEST_PACKET_MS = 60
