import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCard, resolvePaymentMethod } from '../billing/payment-methods';
import { authenticateSetupIntent, confirmSetupIntent } from '../billing/setup-intents';
import type { Form } from '../http/form';
import { flag, readParams, required, text, type Params, type Shape } from '../http/params';
import { noSuch, StripeProblem } from '../http/problem';
import { authenticatePayment, confirmPayment } from '../payments/confirm-payment';
import { card, cardInput } from '../resources/payment-methods';
import type { Sandbox } from '../sandbox';
import type { Row, Table } from '../store/table';
import type { PaymentIntent, SetupIntent } from '../stripe-types';
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

/** What a browser may see of a payment intent. */
function publicPaymentIntent(intent: PaymentIntent) {
  const { id, object, client_secret, last_payment_error, next_action, payment_method, status } =
    intent;
  return { id, object, client_secret, last_payment_error, next_action, payment_method, status };
}

/** An intent as browsers name it and see it. */
interface Kind<T extends Row> {
  name: 'payment_intent' | 'setup_intent';
  /** As Stripe's errors call it. */
  noun: string;
  intents: Table<T>;
  show: (intent: T) => object;
}

/**
 * The card form and the bank's question, which the browser script frames, and the calls they make. They
 * need no key: an intent's client secret opens that intent and nothing else.
 */
export function elementsRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { paymentIntents, setupIntents } = sandbox.store;

  app.get('/elements/payment', async (_request, reply) => {
    const form = html`<main><form novalidate>${cardFields(emptyAttempt)}</form></main>`;
    return sendFrame(reply, 'payment', form);
  });

  app.get('/elements/challenge', async (_request, reply) => {
    const question = challenge('of your card');
    const main = html`<dialog aria-labelledby="question">${question}</dialog>`;
    return sendFrame(reply, 'challenge', main);
  });

  /** Does something with the intent that the client secret opens, and answers with it. */
  const call = <T extends Row & { client_secret: string }, S extends Shape>(
    { name, noun, intents, show }: Kind<T>,
    action: string,
    shape: S,
    work: (intent: T, params: Params<S>) => T | StripeProblem,
  ) =>
    app.post<{ Body: Form | undefined }>(`/elements/${name}/${action}`, async (request, reply) => {
      const { client_secret = '', ...form } = request.body ?? {};
      const secret = text(client_secret, 'client_secret');
      const [id = ''] = secret.split('_secret_');
      const intent = intents.find(id);
      // A wrong secret is answered as an unknown intent.
      if (intent.client_secret !== secret) throw noSuch(noun, id);
      const result = sandbox.change(request, () => work(intent, readParams(form, shape)));
      const shown = { [name]: show(intents.find(id)) };
      if (!(result instanceof StripeProblem)) return shown;
      return reply.code(result.status).send({ error: { ...result.body, ...shown } });
    });

  const setup: Kind<SetupIntent> = {
    name: 'setup_intent',
    noun: 'setupintent',
    intents: setupIntents,
    show: publicSetupIntent,
  };

  call(setup, 'confirm', { card }, (intent, params) =>
    confirmSetupIntent(sandbox, intent, createCard(sandbox, cardInput(params.card))),
  );

  call(setup, 'authenticate', { agreed: flag }, (intent, { agreed }) =>
    authenticateSetupIntent(sandbox, intent, required(agreed, 'agreed')),
  );

  const payment: Kind<PaymentIntent> = {
    name: 'payment_intent',
    noun: 'payment_intent',
    intents: paymentIntents,
    show: publicPaymentIntent,
  };

  call(payment, 'confirm', { payment_method: text }, (intent, { payment_method }) =>
    confirmPayment(
      sandbox,
      intent,
      resolvePaymentMethod(
        sandbox,
        payment_method ?? intent.payment_method ?? undefined,
        'payment_method',
      ),
    ),
  );

  call(payment, 'authenticate', { agreed: flag }, (intent, { agreed }) =>
    authenticatePayment(sandbox, intent, required(agreed, 'agreed')),
  );
}
