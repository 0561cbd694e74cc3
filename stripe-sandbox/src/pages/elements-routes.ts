import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCard } from '../billing/payment-methods';
import { openedBy, publicSetupIntent } from '../billing/public-setup-intent';
import { confirmSetupIntent } from '../billing/setup-intents';
import type { CardInput } from '../cards/card-input';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { cardFields } from './card-fields';
import { html, type Html } from './html';

const text = { type: 'string', maxLength: 256 };

const secretBody = {
  type: 'object',
  required: ['client_secret'],
  properties: { client_secret: text },
};

const confirmBody = {
  type: 'object',
  required: ['client_secret', 'card'],
  properties: {
    client_secret: text,
    card: {
      type: 'object',
      required: ['number', 'exp_month', 'exp_year', 'cvc'],
      properties: {
        number: text,
        exp_month: { type: 'integer' },
        exp_year: { type: 'integer' },
        cvc: text,
      },
    },
  },
};

const frameCsp = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** A page inside the shop's page; unlike the hosted pages it is made to be framed by anybody. */
function sendFrame(reply: FastifyReply, role: string, main: Html): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en" class="frame">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Secure payment input</title>
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        ${main}
        <script src="/stripe.js" data-frame="${role}"></script>
      </body>
    </html>`;
  return reply
    .headers({
      'content-security-policy': frameCsp,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(document.text);
}

function confirm(sandbox: Sandbox, clientSecret: string, card: CardInput) {
  const intent = openedBy(sandbox, clientSecret);
  const result = confirmSetupIntent(sandbox, intent, createCard(sandbox, card));
  if (!(result instanceof StripeProblem)) {
    return { status: 200, body: { setup_intent: publicSetupIntent(result) } };
  }
  const setup_intent = publicSetupIntent(openedBy(sandbox, clientSecret));
  return { status: result.status, body: { error: { ...result.body, setup_intent } } };
}

/**
 * The card form that the browser script frames, and the two calls it makes. They need no key: the
 * setup intent's client secret opens that intent and nothing else.
 */
export function elementsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/elements/payment', async (_request, reply) => {
    const empty = { number: '', expiry: '', cvc: '' };
    const form = html`<main><form novalidate>${cardFields(empty)}</form></main>`;
    return sendFrame(reply, 'payment', form);
  });

  app.get('/elements/controller', async (_request, reply) =>
    sendFrame(reply, 'controller', html`<main></main>`),
  );

  app.route<{ Body: { client_secret: string } }>({
    method: 'POST',
    url: '/elements/setup_intent',
    schema: { body: secretBody },
    handler: async (request) => {
      const intent = openedBy(sandbox, request.body.client_secret);
      return { setup_intent: publicSetupIntent(intent) };
    },
  });

  app.route<{ Body: { client_secret: string; card: CardInput } }>({
    method: 'POST',
    url: '/elements/setup_intent/confirm',
    schema: { body: confirmBody },
    handler: async (request, reply) => {
      const { client_secret, card } = request.body;
      const cause = { requestId: request.id, idempotencyKey: null };
      const { status, body } = await sandbox.change(cause, () =>
        confirm(sandbox, client_secret, card),
      );
      return reply.code(status).send(body);
    },
  });
}
