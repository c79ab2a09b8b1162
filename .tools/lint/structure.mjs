import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { onOurNode } from '../on-our-node.mjs'
import { ROOT } from '../workspace.mjs'

await onOurNode(import.meta.url)
const { parseSync } = await import('rolldown/utils')

/**
 * Which folder may import which, by the resolved path, so that no spelling gets around the rule. `types` may be
 * imported as types only. The first zone whose `folder` matches a file applies.
 */
const ZONES = [
  { folder: /^src\/contract\//, may: [], npm: /^zod/ },
  { folder: /^src\/domain\//, may: [/^src\/contract\//] },
  { folder: /^src\/platform\//, may: [] },
  { folder: /^src\/db\//, may: [/^src\/(contract|domain|platform)\//] },
  { folder: /^src\/audio\//, may: [/^src\/(contract|db|platform)\//] },
  { folder: /^src\/sync\//, may: [/^src\/(contract|domain|db|platform)\//], notNpm: /^react/ },
  { folder: /^src\/pdf\//, may: [/^src\/(contract|domain)\//] },
  { folder: /^src\/server\//, may: [/^src\/(contract|domain|pdf)\//, /^package\.json$/], node: true },
  { folder: /^src\/ui\/components\//, may: [/^src\/ui\/(i18n|styles)\//, /^src\/(platform|domain\/dates)\//] },
  {
    folder: /^src\/ui\/(i18n|styles)\//,
    may: [/^src\/ui\/(i18n|styles|features|components|record-kit)\//, /^src\/(platform|domain\/dates)\//],
  },
  ...['state', 'record-kit', 'features'].map((layer, depth) => ({
    folder: new RegExp(`^src/ui/${layer}/`),
    may: [
      /^src\/(db|domain|audio|platform)\//,
      new RegExp(`^src/ui/(${['components', 'i18n', 'styles', 'state', 'record-kit'].slice(0, 4 + depth).join('|')})/`),
    ],
    types: [/^src\/contract\//, /^src\/sync\/bridge\.ts$/, /^src\/pdf\/pdf-maker\.ts$/],
  })),
  {
    folder: /^src\/ui\//,
    may: [/^src\/(db|domain|audio|platform|ui)\//],
    types: [/^src\/contract\//, /^src\/sync\/bridge\.ts$/, /^src\/pdf\/pdf-maker\.ts$/],
  },
]
/** Inside the server only modules and start.ts import modules. */
const BARRED = [{ from: /^src\/server\/(?!modules\/|start\.ts$)/, to: /^src\/server\/modules\// }]
const MOST_FILES = 25

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'workers', 'tests'], { cwd: ROOT })
  .toString()
  .split('\n')
  .filter(file => file && existsSync(join(ROOT, file)))
const code = files.filter(file => /\.tsx?$/.test(file) && !/\.gen\.ts$|\.d\.ts$/.test(file))
const problems = []

/** Every import of a file: static, dynamic, re-exported; `isType` if it is erased at run time. */
function importsOf(file) {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const { module } = parseSync(file, source)
  const text = ({ start, end }) => source.slice(start, end).replace(/^['"`]|['"`]$/g, '')
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      isType: entries.length > 0 && entries.every(one => one.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .filter(one => one.moduleRequest)
      .map(one => ({ specifier: one.moduleRequest.value, isType: one.isType })),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ specifier: text(moduleRequest), isType: false })),
  ]
}

const graph = new Map()
const featureOf = path => /^src\/ui\/features\/([^/]+)\//.exec(path)?.[1]
/** The part of src that a path is in, which it may always import. */
const partOf = path => featureOf(path) ?? /^src\/(ui\/[^/]+|[^/]+)\//.exec(path)?.[1]

for (const file of code) {
  const zone = ZONES.find(one => one.folder.test(file))
  const targets = []
  for (const { specifier, isType } of importsOf(file)) {
    if (!specifier.startsWith('.')) {
      const isNode = specifier.startsWith('node:')
      const barred =
        zone && ((isNode && !zone.node) || zone.notNpm?.test(specifier) || (zone.npm && !zone.npm.test(specifier)))
      if (barred) problems.push(`${file} may not import ${specifier}`)
      continue
    }
    const target = normalize(join(dirname(file), specifier.replace(/\?.*$/, '')))
    targets.push(target)
    if (BARRED.some(({ from, to }) => from.test(file) && to.test(target)))
      problems.push(`${file} may not import ${target}`)
    if (!zone || (partOf(target) === partOf(file) && featureOf(target) === featureOf(file))) continue
    const may = zone.may.some(one => one.test(target)) || (isType && zone.types?.some(one => one.test(target)))
    if (!may) problems.push(`${file} may not import ${target}${isType ? '' : ' (at run time)'}`)
  }
  graph.set(
    file,
    targets.filter(target => /\.tsx?$/.test(target)),
  )
}

/** Tarjan's strongly connected components: every one of more than one file is a cycle, type imports included. */
function cycles() {
  const index = new Map()
  const low = new Map()
  const stack = []
  const found = []
  const visit = file => {
    index.set(file, index.size)
    low.set(file, index.get(file))
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(file, Math.min(low.get(file), low.get(next)))
    }
    if (low.get(file) !== index.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1) found.push(component)
  }
  for (const file of graph.keys()) if (!index.has(file)) visit(file)
  return found
}
for (const component of cycles()) problems.push(`cycle: ${component.join(' -> ')}`)

const inFolder = Map.groupBy(files, dirname)
for (const [folder, { length }] of inFolder) {
  if (length > MOST_FILES) problems.push(`${folder} holds ${length} files; at most ${MOST_FILES}`)
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) console.error(`${problems.length} problems of structure`)
process.exit(problems.length > 0 ? 1 : 0)
