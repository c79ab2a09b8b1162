const RATE = 8000

/** A quiet tone as a WAV file, for tests in which the content does not matter. */
export function toneFile(seconds: number): Uint8Array<ArrayBuffer> {
  const samples = Math.round(seconds * RATE)
  const file = new DataView(new ArrayBuffer(44 + samples * 2))
  const text = (at: number, letters: string) => {
    for (let i = 0; i < letters.length; i++) file.setUint8(at + i, letters.charCodeAt(i))
  }
  text(0, 'RIFF')
  file.setUint32(4, 36 + samples * 2, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, RATE, true)
  file.setUint32(28, RATE * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, samples * 2, true)
  for (let i = 0; i < samples; i++) file.setInt16(44 + i * 2, Math.sin(i / 4) * 8000, true)
  return new Uint8Array(file.buffer)
}
