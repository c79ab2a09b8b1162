import { expect, it } from 'vitest'
import { withoutLoader } from '../../../.tools/plain-imports.ts'

it.each([
  ['x(()=>import(`./a.js`),[])', 'import(`./a.js`)'],
  ['x(()=>import(`./a.js`).then(e=>e.b),[])', 'import(`./a.js`).then(e=>e.b)'],
  [
    'let{run:e}=await x(async()=>{let{run:e,$:t}=await import(`./a.js`);return{run:e,$:t}},[]);try{e()}',
    'let{run:e}=await import(`./a.js`);try{e()}',
  ],
])('an import that preloads nothing is a plain one: %s', (built, plain) => {
  expect(withoutLoader(built)).toBe(plain)
})

it('an import that preloads a style stays with the loader', () => {
  const built = 'x(()=>import(`./a.js`),__vite__mapDeps([0]))'
  expect(withoutLoader(built)).toBe(built)
})
