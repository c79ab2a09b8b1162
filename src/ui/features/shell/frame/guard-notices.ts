import { t } from '@lingui/core/macro'
import { toasts } from '../../../components/toast/toasts.ts'

/** Toasts shown when a route guard redirects the user. */
export const guardNotices = {
  loginRequired: () =>
    toasts.show({
      kind: 'warning',
      title: t({ id: 'auth.loginRequired', message: 'Please sign in to open this page.' }),
    }),
}
