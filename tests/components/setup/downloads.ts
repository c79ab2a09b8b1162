import { vi } from 'vitest'

export interface Download {
  name: string
  content: Promise<Blob>
}

/** Catches the page's downloads from now on and returns the growing list of files. */
export function catchDownloads(): Download[] {
  const files: Download[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = fetch(this.href).then(response => response.blob())
    files.push({ name: this.download, content })
  })
  return files
}

/** The bytes of a file that `catchDownloads` caught. */
export async function bytesOf(file: Download | undefined): Promise<Uint8Array> {
  if (!file) throw new Error('nothing was downloaded')
  return new Uint8Array(await (await file.content).arrayBuffer())
}

/** The typesetter and its typefaces are loaded once; on a busy machine that takes most of a minute. */
export const TYPESET_MS = 60_000
