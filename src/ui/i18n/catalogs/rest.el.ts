import type { Messages } from '@lingui/core'

/** What every other screen says; loaded after the first paint. */
const catalogs = import.meta.glob<Messages>(
  ['../../features/*/locales/el.po', '!../../features/{shell,home,login}/locales/*.po'],
  { eager: true, import: 'messages' },
)

export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
