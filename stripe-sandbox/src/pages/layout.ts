import type { FastifyReply } from 'fastify';
import { accountName } from '../billing/catalogue';
import { html, type Html } from './html';

interface Page {
  title: string;
  main: Html;
  /** Origins besides our own to which a form of the page may lead, redirects included. */
  formTargets?: readonly string[];
}

/** Answers with a document that nobody may keep, under this content security policy. */
export function sendDocument(
  reply: FastifyReply,
  status: number,
  policy: readonly string[],
  document: Html,
): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/** Answers with one whole page that needs no script and that nobody may frame. */
export function sendPage(reply: FastifyReply, status: number, page: Page): FastifyReply {
  const { title, main, formTargets = [] } = page;
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${accountName}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        <header>${accountName} <span class="badge">Test mode</span></header>
        <main>${main}</main>
        <footer>Payments sandbox: no card is charged.</footer>
      </body>
    </html>`;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return sendDocument(reply, status, policy, document);
}

/** A page with one sentence, and one way on where there is one. */
export function sendNotice(
  reply: FastifyReply,
  status: number,
  notice: { title: string; text: string; link?: { href: string; label: string } | null },
): FastifyReply {
  const { title, text, link = null } = notice;
  const main = html`<section class="card notice">
    <h1>${title}</h1>
    <p>${text}</p>
    ${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}
  </section>`;
  return sendPage(reply, status, { title, main });
}
