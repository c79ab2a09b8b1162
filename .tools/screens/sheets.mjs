import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Makes one sheet per state: a row for each language and theme, with the widths side by side. */
export async function makeSheets(page, folder) {
  const states = Map.groupBy(
    readdirSync(folder).filter(file => /^[\w-]+\.\w+\.\w+\.\d+\.png$/.test(file)),
    file => file.split('.')[0],
  )
  for (const [state, files] of states) {
    const rows = Map.groupBy(files, file => file.split('.').slice(1, 3).join(' '))
    const html = [...rows]
      .map(([look, pictures]) => {
        const ordered = pictures.sort((one, other) => Number(one.split('.')[3]) - Number(other.split('.')[3]))
        return `<h2>${state} · ${look}</h2><div>${ordered.map(one => `<img src="${one}">`).join('')}</div>`
      })
      .join('')
    const style =
      'body{margin:16px;background:#888;font:600 22px sans-serif;width:max-content}h2{margin:8px 0;font-size:22px}div{display:flex;gap:16px;align-items:flex-start}'
    const file = join(folder, `${state}.html`)
    writeFileSync(file, `<!doctype html><meta charset="utf-8"><style>${style}</style>${html}`)
    await page.setViewportSize({ width: 2560, height: 900 })
    await page.goto(pathToFileURL(file).href)
    await page.screenshot({ path: join(folder, `sheet-${state}.png`), fullPage: true })
  }
}
