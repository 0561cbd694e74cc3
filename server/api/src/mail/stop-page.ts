import { links } from '@cpal/shared/paths';
import type { FastifyReply } from 'fastify';

/** Nothing is fetched and nothing runs; the button sends to this server alone. */
const policy = "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

const page = (title: string, body: string) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  `<meta name="viewport" content="width=device-width"><title>${title} – CPal</title></head>` +
  `<body><main><h1>${title}</h1>${body}</main></body></html>\n`;

const choose = `<p><a href="${links.mailSwitches()}">Choose which emails you get</a></p>`;

/** What the link of a mail shows: programs that look at links before people do press no button. */
export const stopPage = page(
  'Stop these emails?',
  `<form method="post"><p><button>Stop these emails</button></p></form>${choose}`,
);

/** What is shown once it was pressed. */
export const stoppedPage = page(
  'These emails have stopped',
  `<p>You can have them back in your account.</p>${choose}`,
);

/** Answers with a page; no address leaves it. */
export const sendAsPage = (reply: FastifyReply) =>
  reply.headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  });
