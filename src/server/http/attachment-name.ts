/**
 * A Content-Disposition that downloads and never renders (S3): an ASCII name for old clients and the full one by RFC
 * 5987. Control characters, separators and quotes are replaced, so that a name can neither end the header nor choose a
 * folder.
 */
export function attachmentDisposition(fileName: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  const safe = fileName.replace(/[\u0000-\u001f\u007f-\u009f<>:"/\\|?*]/g, '_').replace(/^\.+/, '_')
  const name = safe.slice(0, 200).toWellFormed()
  const ascii = name.replace(/[^\x20-\x7e]/g, '_').replaceAll('%', '_')
  return `attachment; filename="${ascii || 'file'}"; filename*=UTF-8''${encodeRfc5987(name || 'file')}`
}

const encodeRfc5987 = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
