interface SharedRowsProps {
  title: string
  /** The first names the row. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A small table; on a narrow page each row is a block with its cells labelled. Nothing without rows. */
export function SharedRows({ title, columns, rows }: SharedRowsProps) {
  if (rows.length === 0) return null
  return (
    <section className="share-card">
      <h2>{title}</h2>
      <table className="share-table">
        <thead>
          <tr>
            {columns.map(label => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity here and do not move
            <tr key={at}>
              <th scope="row">{name}</th>
              {cells.map((cell, of) => (
                <td key={columns[of + 1]} data-label={columns[of + 1]} data-empty={cell === '' || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
