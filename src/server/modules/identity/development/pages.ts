import { PEOPLE } from './people.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/dev/identity/page.css">
</head>
<body>
<main>
<p class="mark">Development provider</p>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

/** Chooses who signs in. `trouble` says what was wrong with the last try. */
export function signInPage(action: string, { again, trouble }: { again: boolean; trouble: string | null }): string {
  const people = PEOPLE.map(
    ({ subject, name, email, emailVerified }) => `<li><button name="person" value="${subject}">
<span class="initial" aria-hidden="true">${escaped(name.slice(0, 1))}</span>
<span><b>${escaped(name)}</b><small>${escaped(email)}${emailVerified ? '' : ' · not verified'}</small></span>
</button></li>`,
  ).join('\n')
  return page(
    again ? 'Confirm that it is you' : 'Who signs in?',
    `<p>These people are invented. This page is part of the server and never exists in production.</p>
${trouble === null ? '' : `<p class="trouble" role="alert">${escaped(trouble)}</p>`}
<form method="post" action="${escaped(action)}"><ul>${people}</ul></form>
<form method="post" action="${escaped(action)}">
<h2>Somebody else</h2>
<label>E-mail<input name="email" type="email" required maxlength="320" autocomplete="off"></label>
<label>Name<input name="name" maxlength="200" autocomplete="off"></label>
<label class="check"><input name="verified" type="checkbox" checked> The address is verified</label>
<button class="primary">Sign in</button>
</form>
<form method="post" action="${escaped(action)}"><button class="quiet" name="refuse" value="1">Cancel</button></form>`,
  )
}

export const troublePage = (what: string): string =>
  page('This sign-in cannot go on', `<p>${escaped(what)}</p><p>Close this window and begin again.</p>`)

export const PAGE_CSS = `:root { color-scheme: light dark; --canvas: #fafaf6; --surface: #fff; --line: #deddd6; --control: #8a897f;
  --ink: #16201f; --muted: #52605e; --accent: #04605b; --on-accent: #fff; --tint: #dff2ef; --trouble: #a31621 }
@media (prefers-color-scheme: dark) { :root { --canvas: #14191a; --surface: #1c2324; --line: #333c3d; --control: #7b8788;
  --ink: #eef2f1; --muted: #a9b6b4; --accent: #6fd0c6; --on-accent: #08201e; --tint: #203a38; --trouble: #ff9aa2 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { display: grid; gap: 16px; max-width: 27rem; margin: 0 auto; padding: 32px 16px }
.mark { justify-self: start; padding: 2px 10px; border-radius: 99px; background: var(--tint); font-size: .8125rem }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em }
h2 { font-size: 1.0625rem; margin-top: 8px }
p, small { color: var(--muted) }
.trouble { color: var(--trouble); font-weight: 600 }
form { display: grid; gap: 12px }
ul { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: 14px; overflow: hidden;
  background: var(--surface) }
li + li { border-top: 1px solid var(--line) }
li button { display: flex; align-items: center; gap: 14px; width: 100%; padding: 12px 16px; border: 0; background: none;
  color: inherit; font: inherit; text-align: start; cursor: pointer }
li button:hover { background: var(--tint) }
li b, li small { display: block }
.initial { flex: none; display: grid; place-items: center; width: 40px; height: 40px; border-radius: 50%;
  background: var(--tint); color: var(--accent); font-weight: 700 }
label { display: grid; gap: 4px; font-weight: 600 }
input { min-height: 44px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 10px;
  background: var(--surface); color: inherit; font: inherit; font-weight: 400 }
.check { grid-template-columns: 20px 1fr; align-items: center; gap: 10px; min-height: 44px; font-weight: 400 }
.check input { min-height: 0; width: 20px; height: 20px; accent-color: var(--accent) }
.primary, .quiet { min-height: 48px; border: 0; border-radius: 10px; font: inherit; font-weight: 650; cursor: pointer }
.primary { background: var(--accent); color: var(--on-accent) }
.quiet { background: none; color: var(--muted) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
li button:focus-visible { outline-offset: -3px }
`
