/** The patients that the header and the menus switch between. */
export interface PatientsModel {
  list: readonly { id: string; name: string /** Age, or what tells two of one name apart. */; detail?: string }[]
  currentId: string | null
  onSwitch: (id: string) => void
  /** Where they are managed and added, once those screens exist. */
  manageTo?: string
  newTo?: string
}
