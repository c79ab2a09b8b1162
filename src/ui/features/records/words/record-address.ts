import { useRouter } from '@tanstack/react-router'
import type { ListName } from '../../../../domain/records/record-lists.ts'

interface Identity {
  clientId: string
  id: number | null
}

/** The server's number, or the clientId until it is known (decision 15). */
export const addressId = ({ id, clientId }: Identity): string => (id === null ? clientId : String(id))

export const listPath = (list: ListName): string => `/health-records/${list}`
export const viewPath = (record: Identity): string => `/health-record/view/${addressId(record)}`
export const editPath = (record: Identity): string => `/health-record/edit/${addressId(record)}`
export const checkPath = (record: Identity): string => `/health-record/check/${addressId(record)}`

/** Screens that other parts of the product add; their links are shown once they exist. */
const OTHER_SCREENS = {
  upload: '/health-records/upload',
  timeline: '/health-records/timeline',
  feedback: '/help/feedback',
} as const
export type OtherScreen = keyof typeof OTHER_SCREENS

/** Returns the path of a screen; null while the product has no such screen. */
export function useOtherScreen(): (screen: OtherScreen) => string | null {
  const { routesByPath } = useRouter()
  return screen => {
    const path = OTHER_SCREENS[screen]
    return Object.keys(routesByPath).some(one => one === path || one.startsWith(`${path}/`)) ? path : null
  }
}

export const CREATE = '/health-record/create'
export const INSIGHTS = '/insights'
/** A lab result that is typed by hand. */
export const NEW_LABS = '/health-records/labResults/new'
export const EXPORT = '/health-records/export'
