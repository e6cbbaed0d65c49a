import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const { judgeSize, declaredIn } = (await import(new URL('../size/verdict.mjs', import.meta.url).href)) as {
  judgeSize(size: number, measured: number | undefined, goal?: number): { verdict: string; text: string }
  declaredIn(code: string, names: readonly string[]): string[]
}

it.each([
  [900, 'ok'],
  [1030, 'ok'],
  [1031, 'grown'],
  [1100, 'grown'],
  [1101, 'refused'],
])('an app of %i bytes whose budget was set at 1,000: %s', (size, verdict) => {
  expect(judgeSize(size, 1000)).toEqual({ verdict, text: `${size} of 1030` })
})

it('an app without a budget is refused', () => {
  expect(judgeSize(10, undefined)).toEqual({ verdict: 'refused', text: '10, without a budget' })
})

it.each([
  [1001, '1000 of 1030'],
  [1000, '1000 of 1030'],
  [800, '1000 of 1030; goal 800, missed by 25 %'],
])('an app of 1,000 bytes beside a goal of %i: %s', (goal, text) => {
  expect(judgeSize(1000, 1000, goal)).toEqual({ verdict: 'ok', text })
})

it('code that an app does not use is found by its name, also where a bundler has numbered it', () => {
  const code = [
    'function wrapPage() {}',
    'async function completeLogin() {}',
    'var image2 = {};',
    '  const query = 1;',
    'var cookieStoreName = "cookieStore";',
  ].join('\n')
  const names = ['wrapPage', 'completeLogin', 'image', 'query', 'cookieStore', 'logger']
  expect(declaredIn(code, names)).toEqual(['wrapPage', 'completeLogin', 'image'])
})

it('the README names the measured sizes', () => {
  const text = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
  const budgets = JSON.parse(text('tooling/size/budgets.json')) as Readonly<Record<string, number>>
  const named = [...text('README.md').matchAll(/\| (\d+\.\d) kB /g)].map(([, size]) => Number(size))
  expect(named).toEqual(
    ['read', 'query', 'sign-in'].map((app) => Math.round((budgets[app] ?? Number.NaN) / 100) / 10),
  )
})
