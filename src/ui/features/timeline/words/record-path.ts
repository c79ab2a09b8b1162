interface Identity {
  clientId: string
  id: number | null
}

const addressOf = ({ id, clientId }: Identity): string => (id === null ? clientId : String(id))

export const recordPath = (record: Identity): string => `/health-record/view/${addressOf(record)}`
export const checkPath = (record: Identity): string => `/health-record/check/${addressOf(record)}`
export const TIMELINE = '/health-records/timeline'
