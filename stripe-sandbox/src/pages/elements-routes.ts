import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createCard } from '../billing/payment-methods';
import { authenticateSetupIntent, confirmSetupIntent } from '../billing/setup-intents';
import type { CardInput } from '../cards/card-input';
import { noSuch, StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';
import { cardFields, noCard } from './card-fields';
import { challenge } from './challenge';
import { html, type Html } from './html';
import { sendDocument } from './layout';

const text = { type: 'string', maxLength: 256 };
const integer = { type: 'integer' };

const objectOf = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const card = objectOf({ number: text, exp_month: integer, exp_year: integer, cvc: text });

/** A page inside the shop's page. */
function sendFrame(reply: FastifyReply, role: string, main: Html): FastifyReply {
  const document = html`<!doctype html>
    <html lang="en" class="frame">
      <head>
        <meta charset="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>Secure payment input</title>
        <link rel="stylesheet" href="/assets/page.css" />
      </head>
      <body>
        ${main}
        <script src="/stripe.js" data-frame="${role}"></script>
      </body>
    </html>`;
  return sendDocument(reply, 200, document);
}

/** What a browser may see of a setup intent: it holds the client secret, but no secret key. */
function publicSetupIntent(intent: SetupIntent) {
  const { id, object, client_secret, last_setup_error, next_action, payment_method, status } =
    intent;
  return { id, object, client_secret, last_setup_error, next_action, payment_method, status };
}

/**
 * The card form and the bank's question, which the browser script frames, and the calls they make. They
 * need no key: the setup intent's client secret opens that intent and nothing else.
 */
export function elementsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { setupIntents } = sandbox.store;

  app.get('/elements/payment', async (_request, reply) => {
    const form = html`<main><form novalidate>${cardFields(noCard)}</form></main>`;
    return sendFrame(reply, 'payment', form);
  });

  app.get('/elements/challenge', async (_request, reply) => {
    const question = challenge('to set up a card');
    return sendFrame(
      reply,
      'challenge',
      html`<dialog aria-labelledby="question">${question}</dialog>`,
    );
  });

  /** Does something with the setup intent that the secret opens, and answers with it. */
  const act = (
    request: Pick<FastifyRequest, 'id' | 'headers'> & { body: { client_secret: string } },
    reply: FastifyReply,
    work: (intent: SetupIntent) => SetupIntent | StripeProblem,
  ) => {
    const { client_secret } = request.body;
    const [id = ''] = client_secret.split('_secret_');
    const intent = setupIntents.find(id);
    // A wrong secret is answered as an unknown intent.
    if (intent.client_secret !== client_secret) throw noSuch('setupintent', id);
    const result = sandbox.change(request, () => work(intent));
    const setup_intent = publicSetupIntent(setupIntents.find(id));
    if (!(result instanceof StripeProblem)) return { setup_intent };
    return reply.code(result.status).send({ error: { ...result.body, setup_intent } });
  };

  app.post<{ Body: { client_secret: string; card: CardInput } }>(
    '/elements/setup_intent/confirm',
    { schema: { body: objectOf({ client_secret: text, card }) } },
    async (request, reply) =>
      act(request, reply, (intent) =>
        confirmSetupIntent(sandbox, intent, createCard(sandbox, request.body.card)),
      ),
  );

  app.post<{ Body: { client_secret: string; agreed: boolean } }>(
    '/elements/setup_intent/authenticate',
    { schema: { body: objectOf({ client_secret: text, agreed: { type: 'boolean' } }) } },
    async (request, reply) =>
      act(request, reply, (intent) =>
        authenticateSetupIntent(sandbox, intent, request.body.agreed),
      ),
  );
}
