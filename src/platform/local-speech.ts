/** Speech recognition that runs on this device only; audio never leaves it. */
export interface LocalSpeech {
  /** `language` is BCP 47 (`ru-RU`). Anything but `available` means that it cannot be used now. */
  availability(language: string): Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>
  /** Starts one run of recognition; `null` if the engine does not guarantee to stay on the device. */
  listen(language: string, listener: SpeechListener): SpeechRun | null
}

export interface SpeechListener {
  /** All phrases of this run: the settled ones, and the one that may still change. */
  heard(settled: readonly string[], unsettled: string): void
  /** Called when the run ends: `fault` is null after `stop` or a silence, else the engine's own error name. */
  ended(fault: string | null): void
}

export interface SpeechRun {
  stop(): void
}
