/** Shows the number on the installed app's icon, 0 for none; without effect where there is no badge. */
export function showAppBadge(count: number): void {
  // Refused on iOS without permission for notifications.
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  done?.catch(() => undefined)
}
