import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCard } from '../billing/payment-methods';
import { authenticateSetupIntent, confirmSetupIntent } from '../billing/setup-intents';
import type { Form } from '../http/form';
import { flag, readParams, required, text, type Params, type Shape } from '../http/params';
import { noSuch, StripeProblem } from '../http/problem';
import { card, cardInput } from '../resources/payment-methods';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';
import { emptyAttempt } from './attempt';
import { cardFields } from './card-fields';
import { challenge } from './challenge';
import { html, type Html } from '@cpal/server-kit/html';
import { sendDocument } from './layout';

/** A page inside the shop's page. */
function sendFrame(reply: FastifyReply, role: string, main: Html): FastifyReply {
  const body = html`<body class="frame">
    ${main}
    <script src="/stripe.js" data-frame="${role}"></script>
  </body>`;
  return sendDocument(reply, 200, 'Secure payment input', body);
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
    const form = html`<main><form novalidate>${cardFields(emptyAttempt)}</form></main>`;
    return sendFrame(reply, 'payment', form);
  });

  app.get('/elements/challenge', async (_request, reply) => {
    const question = challenge('to set up a card');
    const main = html`<dialog aria-labelledby="question">${question}</dialog>`;
    return sendFrame(reply, 'challenge', main);
  });

  /** Does something with the setup intent that the client secret opens, and answers with it. */
  const call = <S extends Shape>(
    action: string,
    shape: S,
    work: (intent: SetupIntent, params: Params<S>) => SetupIntent | StripeProblem,
  ) =>
    app.post<{ Body: Form | undefined }>(
      `/elements/setup_intent/${action}`,
      async (request, reply) => {
        const { client_secret = '', ...form } = request.body ?? {};
        const secret = text(client_secret, 'client_secret');
        const [id = ''] = secret.split('_secret_');
        const intent = setupIntents.find(id);
        // A wrong secret is answered as an unknown intent.
        if (intent.client_secret !== secret) throw noSuch('setupintent', id);
        const result = sandbox.change(request, () => work(intent, readParams(form, shape)));
        const setup_intent = publicSetupIntent(setupIntents.find(id));
        if (!(result instanceof StripeProblem)) return { setup_intent };
        return reply.code(result.status).send({ error: { ...result.body, setup_intent } });
      },
    );

  call('confirm', { card }, (intent, params) =>
    confirmSetupIntent(sandbox, intent, createCard(sandbox, cardInput(params.card))),
  );

  call('authenticate', { agreed: flag }, (intent, { agreed }) =>
    authenticateSetupIntent(sandbox, intent, required(agreed, 'agreed')),
  );
}
