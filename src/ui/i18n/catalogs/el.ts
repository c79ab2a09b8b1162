import type { Messages } from '@lingui/core'

/** What the frame, the home screen and the sign-in say. */
const catalogs = import.meta.glob<Messages>(
  ['../../components/locales/el.po', '../../features/{shell,home,login}/locales/el.po'],
  { eager: true, import: 'messages' },
)

export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
