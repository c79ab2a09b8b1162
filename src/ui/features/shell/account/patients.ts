/** The patients that the header and the menus switch between. */
export interface PatientsModel {
  /** `detail`: age, or another fact that distinguishes patients of one name. */
  list: readonly { id: string; name: string; detail?: string }[]
  currentId: string | null
  onSwitch: (id: string) => void
  /** Paths of the screens that manage and add patients; absent until they exist. */
  manageTo?: string
  newTo?: string
}
