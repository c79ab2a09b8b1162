/** The menus of the head come with the other menus, once the page is at rest. */
export const loadAccountPanels = () => import('./account-panels.tsx')
