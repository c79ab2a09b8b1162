const SHEETS = '[data-scope="dialog"][data-part="content"]'
/** From this width on a dialog is no sheet at the bottom of the screen. */
const PHONE = '(width <= 600px)'
/** A toast of a few lines fits above a sheet that leaves this much. */
const ROOM_PX = 112

/** Keeps toasts above the sheets of a phone, whose heads and close buttons they would cover. Returns the end of it. */
export function keepAboveSheets(): () => void {
  const phone = matchMedia(PHONE)
  const place = () => {
    const tops = sheets().map(sheet => sheet.getBoundingClientRect().top)
    const top = Math.min(...tops, innerHeight)
    const inset = phone.matches && top >= ROOM_PX ? innerHeight - top : 0
    document.documentElement.style.setProperty('--sheet-inset', `${inset}px`)
  }
  const sizes = new ResizeObserver(place)
  const follow = () => {
    sizes.disconnect()
    for (const sheet of sheets()) sizes.observe(sheet)
    place()
  }
  // Dialogs are children of the body while they are shown.
  const dialogs = new MutationObserver(follow)
  dialogs.observe(document.body, { childList: true })
  window.addEventListener('resize', place)
  follow()
  return () => {
    dialogs.disconnect()
    sizes.disconnect()
    window.removeEventListener('resize', place)
  }
}

const sheets = () => [...document.querySelectorAll(SHEETS)]
