import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const README = fileURLToPath(new URL('../../../README.md', import.meta.url))
const BETWEEN = /(<!-- measured -->\n)[\s\S]*(<!-- \/measured -->)/
const HEADINGS = '| | measure | ours | target | | beside it |\n|---|---|---|---|---|---|'

interface Row {
  what: string
  contender: string
  /** The value that the target judges: the median, or the maximum. */
  value: string
  ratio: string
  target: string
  verdict: string
}

/** Writes the figures with a target at 1x from results.md into the README, with the other contenders' ratios beside. */
export function writeReadme(results: string): void {
  const lines = results
    .split(/^(?=## )/m)
    .slice(1)
    .flatMap(linesOf)
  const readme = readFileSync(README, 'utf8')
  if (!BETWEEN.test(readme)) throw new Error('README.md has no place for what was measured')
  writeFileSync(README, readme.replace(BETWEEN, `$1\n${HEADINGS}\n${lines.join('\n')}\n\n$2`))
}

function linesOf(section: string): string[] {
  const [, id = '', title = ''] = /^## (\S+) (.*)/.exec(section) ?? []
  const rows = section
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(rowOf)
  return rows
    .filter(row => row.target !== '' && !row.what.startsWith('4x'))
    .map((ours, i) => {
      const beside = rows
        .filter(row => row.what === ours.what && row.contender !== ours.contender)
        .map(row => `${row.contender} ${row.ratio || row.value}`)
      const measure = i === 0 ? `${title}: ${ours.what}` : ours.what
      const value = ours.ratio ? `${ours.ratio} (${ours.value})` : ours.value
      return `| ${[i === 0 ? id : '', measure, value, ours.target, ours.verdict, beside.join(', ')].join(' | ')} |`
    })
}

function rowOf(line: string): Row {
  const [what = '', contender = '', median = '', , max = '', ratio = '', target = '', verdict = ''] = line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())
  return { what, contender, value: target.startsWith('max') ? max : median, ratio, target, verdict }
}
