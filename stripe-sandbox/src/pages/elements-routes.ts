import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCard } from '../billing/payment-methods';
import { openedBy, publicSetupIntent } from '../billing/public-setup-intent';
import { authenticateSetupIntent, confirmSetupIntent } from '../billing/confirm-setup';
import type { CardInput } from '../cards/card-input';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';
import { cardFields, noCard } from './card-fields';
import { challenge } from './challenge';
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

const authenticateBody = {
  type: 'object',
  required: ['client_secret', 'agreed'],
  properties: { client_secret: text, agreed: { type: 'boolean' } },
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

/** What a frame is told of its setup intent after something was done with it. */
function shown(sandbox: Sandbox, clientSecret: string, result: SetupIntent | StripeProblem) {
  const setup_intent = publicSetupIntent(openedBy(sandbox, clientSecret));
  return result instanceof StripeProblem
    ? { status: result.status, body: { error: { ...result.body, setup_intent } } }
    : { status: 200, body: { setup_intent } };
}

/**
 * The card form and the bank's question, which the browser script frames, and the calls they make. They need
 * no key: the setup intent's client secret opens that intent and nothing else.
 */
export function elementsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/elements/payment', async (_request, reply) => {
    const form = html`<main><form novalidate>${cardFields(noCard)}</form></main>`;
    return sendFrame(reply, 'payment', form);
  });

  app.get('/elements/controller', async (_request, reply) =>
    sendFrame(reply, 'controller', html`<main></main>`),
  );

  app.get('/elements/challenge', async (_request, reply) =>
    sendFrame(
      reply,
      'challenge',
      html`<dialog aria-labelledby="question">${challenge(null)}</dialog>`,
    ),
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
      const { status, body } = sandbox.change(request, () => {
        const intent = openedBy(sandbox, client_secret);
        const result = confirmSetupIntent(sandbox, intent, createCard(sandbox, card));
        return shown(sandbox, client_secret, result);
      });
      return reply.code(status).send(body);
    },
  });

  app.route<{ Body: { client_secret: string; agreed: boolean } }>({
    method: 'POST',
    url: '/elements/setup_intent/authenticate',
    schema: { body: authenticateBody },
    handler: async (request, reply) => {
      const { client_secret, agreed } = request.body;
      const { status, body } = sandbox.change(request, () => {
        const result = authenticateSetupIntent(sandbox, openedBy(sandbox, client_secret), agreed);
        return shown(sandbox, client_secret, result);
      });
      return reply.code(status).send(body);
    },
  });
}
