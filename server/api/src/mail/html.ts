import { escapeHtml } from '@cpal/server-kit/html';
import { type Letter, getGreeting, getSender, signature, stopLabel, switchesLabel } from './letter';
import { darkStyles, styled } from './mail-style';

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

/** A part of the mark: a box, because mail programs show no drawing that is not fetched. */
const box = (color: 'bubble' | 'pot', width: number, height: number, more: string) =>
  `<div ${styled(color, `width:${width}px;height:${height}px;margin:0 auto;font-size:0;line-height:0;${more}`)}></div>`;

/** The pot with a speech bubble for its steam. */
const mark = [
  box('bubble', 22, 14, 'border-radius:7px 7px 7px 2px;margin-bottom:3px'),
  box('pot', 24, 3, 'border-radius:1px 1px 0 0'),
  box('pot', 32, 4, 'border-radius:2px'),
  box('pot', 24, 8, 'border-radius:0 0 7px 7px'),
].join('');

const head =
  '<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 24px"><tr>' +
  `<td aria-hidden="true" style="padding:0 10px 0 0">${mark}</td>` +
  `<td ${styled('ink', 'font:bold 26px/32px Fraunces,Georgia,serif')}>CPal</td>` +
  '</tr></table>';

const button = ({ label, url }: { label: string; url: string }) =>
  paragraph(
    `<a href="${escapeHtml(url)}" ${styled('button', 'display:inline-block;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:bold')}>` +
      `<span ${styled('label')}>${escapeHtml(label)}</span></a>`,
  ) +
  paragraph(
    `If the button does not work, copy this address:<br><span style="word-break:break-all">${escapeHtml(url)}</span>`,
  );

const foot = (letter: Letter) =>
  `<p ${styled('soft', 'margin:24px 0 0;font-size:14px')}>${escapeHtml(getSender(letter))}<br>` +
  `<a href="${escapeHtml(letter.foot.switchesUrl)}" ${styled('link')}>${switchesLabel}</a>` +
  (letter.foot.stopUrl === null
    ? '</p>'
    : `<br><a href="${escapeHtml(letter.foot.stopUrl)}" ${styled('link')}>${stopLabel}</a></p>`);

/** The HTML form: nothing is fetched, neither images nor styles, so that opening it tells nobody. */
export function toHtml(letter: Letter): string {
  const { subject, opening, action, closing } = letter;
  const body =
    [getGreeting(letter), ...opening].map((text) => paragraph(escapeHtml(text))).join('') +
    (action ? button(action) : '') +
    closing.map((text) => paragraph(escapeHtml(text))).join('') +
    `<p style="margin:0">${signature.map(escape).join('<br>')}</p>`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title>` +
    '<meta name="viewport" content="width=device-width">' +
    '<meta name="color-scheme" content="light dark">' +
    `<style>${darkStyles}</style></head>` +
    `<body ${styled('paper', 'margin:0;padding:24px 16px;font:16px/1.5 Figtree,Arial,sans-serif')}>` +
    '<div style="max-width:36em;margin:0 auto">' +
    head +
    `<div ${styled('card', 'padding:24px;border-radius:14px')}><div ${styled('ink')}>${body}</div></div>` +
    `${foot(letter)}</div></body></html>\n`
  );
}
