import type { ChatMessage } from './chats.ts'

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

const messageItem = (path: string, { id, from, text, buttons }: ChatMessage) => `<li class="${from}">
<p>${escaped(text).replaceAll('\n', '<br>')}</p>
${buttons
  .map(
    ({ label, data }) => `<form method="post" action="${path}"><input type="hidden" name="message" value="${id}">
<button name="button" value="${escaped(data)}">${escaped(label)}</button></form>`,
  )
  .join('\n')}</li>`

/** The chat with the bot. `start`: the token that the link carried, sent when Start is pressed. */
export function chatPage(path: string, messages: readonly ChatMessage[], start: string | null): string {
  const send = (text: string, label: string, primary = false) =>
    `<form method="post" action="${path}"><button class="${primary ? 'primary' : 'quiet'}" name="text" value="${escaped(text)}">${label}</button></form>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Built-in messenger</title>
<link rel="stylesheet" href="${path}/page.css">
</head>
<body>
<main>
<p class="mark">Built-in messenger</p>
<h1>Chat with the bot</h1>
<p class="hint">This page plays Telegram where no bot is configured, and never exists in production outside the demo. The chat is this browser’s alone.</p>
<ol aria-label="Messages" aria-live="polite">
${messages.map(one => messageItem(path, one)).join('\n')}
</ol>
<div class="ways">
${start === null ? '' : send(`/start ${start}`, 'Start', true)}
${send('/stop', 'Send /stop')}
<a href="${path}">Look for new messages</a>
</div>
</main>
</body>
</html>
`
}

export const PAGE_CSS = `:root { color-scheme: light dark; --canvas: #fafaf6; --surface: #fff; --line: #deddd6; --ink: #16201f;
  --muted: #52605e; --accent: #04605b; --on-accent: #fff; --tint: #dff2ef }
@media (prefers-color-scheme: dark) { :root { --canvas: #14191a; --surface: #1c2324; --line: #333c3d; --ink: #eef2f1;
  --muted: #a9b6b4; --accent: #6fd0c6; --on-accent: #08201e; --tint: #203a38 } }
* { box-sizing: border-box; margin: 0 }
body { background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { display: grid; gap: 16px; max-width: 32rem; margin: 0 auto; padding: 32px 16px }
.mark { justify-self: start; padding: 2px 10px; border-radius: 99px; background: var(--tint); font-size: .8125rem }
h1 { font-size: 1.75rem; line-height: 1.2; letter-spacing: -.02em }
.hint { color: var(--muted) }
ol { display: grid; gap: 8px; padding: 0; list-style: none }
li { display: grid; gap: 8px; justify-self: start; max-width: 85%; padding: 10px 14px; border: 1px solid var(--line);
  border-radius: 14px; background: var(--surface); overflow-wrap: anywhere }
li.person { justify-self: end; background: var(--tint) }
button { width: 100%; min-height: 44px; padding: 8px 16px; border: 1px solid var(--accent); border-radius: 10px;
  background: none; color: var(--accent); font: inherit; font-weight: 650; cursor: pointer }
.primary { background: var(--accent); color: var(--on-accent) }
.ways { display: grid; gap: 12px }
.ways a { display: grid; place-items: center; min-height: 44px; color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`
