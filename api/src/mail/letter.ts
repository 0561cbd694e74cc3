/** What a mail says, in plain text; both of its forms are made of it. */
export interface Letter {
  subject: string;
  /** Paragraphs before the link. */
  opening: readonly string[];
  /** What the reader is asked to do; null where there is nothing to do. */
  action: { label: string; url: string } | null;
  /** Paragraphs behind it: how long the link works, and what to do if it was somebody else. */
  closing: readonly string[];
}

const greeting = 'Hello,';
const signature = ['Warm regards,', 'The CPal team'];

/** The form for readers without HTML. */
export const toText = ({ opening, action, closing }: Letter) =>
  [
    greeting,
    ...opening,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...closing,
    signature.join('\n'),
  ].join('\n\n') + '\n';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  paragraph(
    `<a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b93a12;color:#ffffff;text-decoration:none;font-weight:bold">${escape(label)}</a>`,
  ) +
  paragraph(
    `If the button does not work, copy this address:<br><span style="word-break:break-all">${escape(url)}</span>`,
  );

/** The HTML form: nothing is fetched, neither images nor styles, so that opening it tells nobody. */
export const toHtml = ({ subject, opening, action, closing }: Letter) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>` +
  '<body style="margin:0;padding:24px;background:#ffffff;color:#2a1d17;font:16px/1.5 Arial,sans-serif">' +
  '<div style="max-width:34em;margin:0 auto">' +
  [greeting, ...opening].map((text) => paragraph(escape(text))).join('') +
  (action ? button(action) : '') +
  closing.map((text) => paragraph(escape(text))).join('') +
  paragraph(signature.map(escape).join('<br>')) +
  '</div></body></html>\n';
