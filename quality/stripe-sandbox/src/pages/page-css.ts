/** The one style sheet of the hosted pages and of the card form. */
export const pageCss = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1d2433, #eef0f5);
  --muted: light-dark(#566076, #a9b2c5);
  --ground: light-dark(#f5f6f9, #12151d);
  --card: light-dark(#ffffff, #1b202b);
  --line: light-dark(#7d869a, #7f899c);
  --accent: light-dark(#4a45c9, #a9a5ff);
  --on-accent: light-dark(#ffffff, #14122e);
  --bad: light-dark(#b3261e, #ffb4ab);
  --good: light-dark(#17653a, #86d9a6);
  font: 16px/1.5 var(--font, system-ui, sans-serif);
  color: var(--text);
  background: var(--ground);
}
*, ::before, ::after { box-sizing: border-box; }
body { max-width: 60rem; margin: 0 auto; }
header, main, footer { padding: 1rem; }
h1, h2 { margin: 0 0 0.5rem; font-size: 1.5rem; line-height: 1.25; }
p { margin: 0 0 1rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
header { font-weight: 700; }
.badge { padding: 0 0.5rem; font-size: 0.8125rem; border: 1px solid currentcolor; border-radius: 1rem; color: var(--muted); }
.badge.paid { color: var(--good); }
small, footer { color: var(--muted); font-size: 0.875rem; }
th small { display: block; }
.columns { display: grid; gap: 1.5rem; }
.card, dialog { padding: 1.5rem; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
.notice, dialog { width: min(28rem, 100%); margin: auto; }
.price { font-size: 2rem; font-weight: 700; }
.field label { display: block; font-weight: 600; }
.field :is(input, select) { width: 100%; min-height: 2.75rem; margin: 0.25rem 0; padding: 0.5rem 0.75rem; font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius, 0.5rem); }
.field input::placeholder { color: var(--muted); opacity: 1; }
.field input[aria-invalid='true'] { border-color: var(--bad); }
fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
legend { padding: 0; margin-bottom: 0.5rem; color: var(--muted); }
.field-error { margin: 0 0 0.5rem; color: var(--bad); }
.alert { margin-bottom: 1rem; color: var(--bad); font-weight: 600; }
.button { display: block; width: 100%; min-height: 2.75rem; margin-bottom: 0.75rem; padding: 0.5rem 1.5rem; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: var(--on-accent); background: var(--accent); border: 0; border-radius: 0.5rem; cursor: pointer; }
.button.plain { color: var(--text); background: transparent; border: 1px solid var(--line); }
.cancel { display: block; padding: 0.75rem; text-align: center; }
table { width: 100%; margin: 1rem 0; border-collapse: collapse; }
th, td { padding: 0.5rem 0; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid var(--line); }
td { text-align: right; white-space: nowrap; }
summary { padding: 0.25rem 0; cursor: pointer; }
:root:has(.frame) { background: transparent; }
.frame main { padding: 4px; }
@media (min-width: 768px) { .columns { grid-template-columns: 1fr 1fr; align-items: start; gap: 3rem; } }
`;
