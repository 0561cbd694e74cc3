/** The one style sheet of the hosted pages and of the card form. */
export const pageCss = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1d2433, #eef0f5);
  --muted: light-dark(#566076, #a9b2c5);
  --ground: light-dark(#f5f6f9, #12151d);
  --card: light-dark(#ffffff, #1b202b);
  --line: light-dark(#c9cfdb, #39414f);
  --field-line: light-dark(#7d869a, #7f899c);
  --accent: light-dark(#4a45c9, #a9a5ff);
  --on-accent: light-dark(#ffffff, #14122e);
  --bad: light-dark(#b3261e, #ffb4ab);
  --bad-ground: light-dark(#fdecea, #3b1513);
  --good: light-dark(#17653a, #86d9a6);
  --warn: light-dark(#8a4b00, #ffc078);
  font: 16px/1.5 var(--font, system-ui, sans-serif);
  color: var(--text);
  background: var(--ground);
}
*, ::before, ::after { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
main { flex: 1; width: 100%; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1, h2 { margin: 0 0 0.5rem; line-height: 1.25; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1.25rem; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.bar { display: flex; gap: 0.75rem; align-items: center; padding: 1rem; max-width: 60rem; width: 100%; margin: 0 auto; }
.brand { font-weight: 700; }
.badge { font-size: 0.8125rem; font-weight: 600; padding: 0.125rem 0.5rem; border: 1px solid currentcolor; border-radius: 1rem; color: var(--muted); vertical-align: middle; }
.badge.paid { color: var(--good); }
.badge.open { color: var(--warn); }
.foot { padding: 1rem; text-align: center; font-size: 0.875rem; color: var(--muted); }
.columns { display: grid; gap: 1.5rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.5rem; }
.notice { max-width: 32rem; margin: 0 auto; }
.price { font-size: 2rem; font-weight: 700; }
.price span:not(.badge) { font-size: 1rem; font-weight: 400; color: var(--muted); }
.facts { margin: 0 0 1rem; }
.facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: 0.5rem 0; border-bottom: 1px solid var(--line); }
.facts .total { font-weight: 700; }
small { display: block; color: var(--muted); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
h2 + .alert, h2 + form { margin-top: 0.75rem; }
.card-fields { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; }
.field { margin-bottom: 1rem; }
.field-number { grid-column: 1 / -1; }
.field label { display: block; margin-bottom: 0.25rem; font-weight: 600; }
.field input { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--field-line); border-radius: var(--radius, 0.5rem); }
.field input::placeholder { color: var(--muted); opacity: 1; }
.field input[aria-invalid='true'] { border-color: var(--bad); }
.field-error { margin: 0.25rem 0 0; font-size: 0.875rem; color: var(--bad); }
.field-error:empty { display: none; }
.alert { margin-bottom: 1rem; padding: 0.75rem 1rem; border-radius: 0.5rem; color: var(--bad); background: var(--bad-ground); font-weight: 600; }
.button { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 0.5rem; text-decoration: none; cursor: pointer; }
form .button { width: 100%; }
form .button + .button, .answers .button + .button { margin-top: 0.75rem; }
.answers .button { width: 100%; }
.button.plain { color: var(--text); background: transparent; border: 1px solid var(--field-line); }
.or { margin: 1rem 0; text-align: center; color: var(--muted); }
dialog { width: min(28rem, calc(100vw - 2rem)); padding: 1.5rem; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
dialog::backdrop { background: rgb(10 12 20 / 60%); }
.cancel { display: block; padding: 0.75rem; text-align: center; }
table { width: 100%; border-collapse: collapse; }
caption { text-align: left; font-weight: 600; padding-bottom: 0.25rem; }
th, td { padding: 0.5rem 0; vertical-align: top; text-align: left; border-bottom: 1px solid var(--line); }
.amount { text-align: right; white-space: nowrap; }
td + td, th + th { padding-left: 0.75rem; }
.test-cards { margin-top: 1rem; font-size: 0.875rem; }
.test-cards summary { cursor: pointer; padding: 0.25rem 0; color: var(--muted); }
.frame, .frame body { background: transparent; min-height: 0; }
.frame main { padding: 4px; max-width: none; }
@media (min-width: 768px) {
  .columns { grid-template-columns: 1fr 1fr; align-items: start; gap: 3rem; }
  main { padding-top: 2.5rem; }
}
`;
