import type { FastifyReply } from 'fastify';
import { accountName } from '../billing/catalog';
import { html, type Html } from '@cpal/server-kit/html';

/** Answers with a document; it is not stored, so that Back shows the present state. */
export function sendDocument(
  reply: FastifyReply,
  status: number,
  title: string,
  body: Html,
): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      ${body}
    </html>`;
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(document.text);
}

/** Shows why something did not work. */
export const alert = (error: string | null): Html | null =>
  error === null ? null : html`<div class="alert" role="alert">${error}</div>`;

/**
 * Answers with one whole page, which needs no script.
 * @param error why something did not work; the title says so, too.
 */
export function sendPage(
  reply: FastifyReply,
  status: number,
  title: string,
  main: Html,
  error: string | null = null,
): FastifyReply {
  const body = html`<body>
    <header>${accountName} <span class="badge">Test mode</span></header>
    <main>${main}</main>
    <footer>Payments sandbox: no card is charged.</footer>
  </body>`;
  const prefix = error === null ? '' : 'Error: ';
  return sendDocument(reply, status, `${prefix}${title} · ${accountName}`, body);
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
  return sendPage(reply, status, title, main);
}
