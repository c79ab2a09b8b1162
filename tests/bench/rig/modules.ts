import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PartOf } from './profile.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** The comment that the bundler writes above each module. */
const REGION = /^\/\/(?:#region)? (\S+\.[cm]?[jt]sx?)$/

/** Returns the package of a module, or its folder if it is the product's own code. */
function partOfModule(module: string): string {
  const inPackages = module.split('node_modules/')
  const path = (inPackages.at(-1) ?? module).replace(ROOT, '').replace(/^(\.\.\/)+/, '')
  const [first = '', second = '', third = ''] = path.split('/')
  if (inPackages.length > 1) return first.startsWith('@') ? `${first}/${second}` : first
  return first === 'src' && second === 'server' ? `src/server/${third}` : `${first}/${second}`
}

/** Keeps V8's own names, such as (idle) and (garbage collector); a built-in function counts for its caller. */
const withoutModule = (functionName: string) => (functionName.startsWith('(') ? functionName : '')

/** For scripts that `buildPages({ readable: true })` built into `folder`. */
export function partsOfBundle(folder: string): PartOf {
  const files = new Map<string, readonly string[]>()
  const modulesByLine = (path: string): readonly string[] => {
    let current = ''
    const found =
      files.get(path) ??
      readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .map(text => {
          current = REGION.exec(text)?.[1] ?? current
          return current
        })
    files.set(path, found)
    return found
  }
  return ({ url, line, functionName }) => {
    const module = /^https?:.*\.js$/.test(url) ? modulesByLine(new URL(url).pathname)[line] : undefined
    return module ? partOfModule(module) : withoutModule(functionName)
  }
}

/** For the server, which runs from its sources. */
export const partsOfProcess: PartOf = ({ url, functionName }) => {
  if (url.startsWith('node:')) return 'node'
  return url.startsWith('file:') ? partOfModule(fileURLToPath(url)) : withoutModule(functionName)
}
