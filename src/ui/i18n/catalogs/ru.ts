import type { Messages } from '@lingui/core'

/** Texts of the components, the frame and the home screen. */
const catalogs = import.meta.glob<Messages>(
  ['../../components/locales/ru.po', '../../features/{shell,home}/locales/ru.po'],
  { eager: true, import: 'messages' },
)

export const messages: Messages = Object.assign({}, ...Object.values(catalogs))
