/** Where a visitor came from goes along to the sign-in, in the address alone: nothing is stored before a choice. */
export function passReferrer(): void {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null
  if (from === null || from.origin === location.origin) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href="/login"]')) {
    link.addEventListener('click', () => {
      // The site alone: an address may name a person.
      link.search = `via=${from.host}`
    })
  }
}
