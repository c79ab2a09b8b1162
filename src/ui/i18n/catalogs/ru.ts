import type { Messages } from '@lingui/core'

/** What the frame, the home screen and the sign-in say. */
const catalogs = import.meta.glob<Messages>(
  ['../../components/locales/ru.po', '../../features/{shell,home,login}/locales/ru.po'],
  { eager: true, import: 'messages' },
)

export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
