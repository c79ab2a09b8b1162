/** What a column of a table holds. */
export type Role =
  | 'index'
  | 'code'
  | 'name'
  | 'value'
  | 'flag'
  | 'unit'
  | 'range'
  | 'low'
  | 'high'
  | 'previous'
  | 'date'
  | 'note'
