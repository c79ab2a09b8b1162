/** Downloads a file to the device, under a name that every file system accepts. */
export function saveAsFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(/[<>:"/\\|?*]/g, '_')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
