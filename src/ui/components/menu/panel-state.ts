export type Placement = 'bottom-start' | 'bottom-end' | 'top-end'

/** How a menu that was opened once is drawn. */
export interface PanelState {
  triggerId: string
  open: boolean
  firstHighlighted: boolean
  placement: Placement
  onClose: () => void
}
