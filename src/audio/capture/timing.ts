/** Why each number is what it is stands in ../why.md, with the measurements. Milliseconds. */
export interface CaptureTiming {
  /** How often the browser hands over what it has recorded. */
  timesliceMs: number
  /** Length of a segment: a new MediaRecorder with a header of its own (R2). */
  segmentMs: number
  /** How long a recorder runs on after the person pressed pause or stop, so that its last packet is complete. */
  tailMs: number
  /** Without data for so long the microphone counts as lost, whatever the browser says. */
  stallMs: number
}

export const CAPTURE_TIMING: CaptureTiming = { timesliceMs: 480, segmentMs: 45_000, tailMs: 100, stallMs: 5_000 }

/** Packets are at most 60 ms (Opus) and complete only: what a stopped recorder still held of one is dropped. */
export const LONGEST_PACKET_MS = 60
