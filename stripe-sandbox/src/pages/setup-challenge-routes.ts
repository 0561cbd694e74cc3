import type { FastifyInstance, FastifyReply } from 'fastify';
import { authenticateSetupIntent } from '../billing/confirm-setup';
import { openedBy } from '../billing/public-setup-intent';
import type { Form } from '../http/form';
import { StripeProblem } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { SetupIntent } from '../stripe-types';
import { hasAgreed, sendChallenge } from './challenge';
import { sendNotice } from './layout';

interface Route {
  Params: { secret: string };
  Body: Form | undefined;
}

/** The caller's address with what became of the setup, in Stripe's parameters. */
function returnAddress(address: string, { id, client_secret }: SetupIntent, succeeded: boolean) {
  const url = new URL(address);
  url.searchParams.set('setup_intent', id);
  url.searchParams.set('setup_intent_client_secret', client_secret);
  url.searchParams.set('redirect_status', succeeded ? 'succeeded' : 'failed');
  return url.href;
}

function sendOver(reply: FastifyReply): FastifyReply {
  const text = 'This question was answered, or was never asked.';
  return sendNotice(reply, 410, { title: 'Nothing to do here', text });
}

/** Where a caller without Stripe.js sends a buyer whose bank has a question about a card's setup. */
export function setupChallengeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const path = '/setup/:secret/authenticate';
  const waiting = (secret: string) => {
    const intent = openedBy(sandbox, secret);
    const address = intent.next_action?.redirect_to_url?.return_url ?? null;
    return address === null ? null : { intent, address };
  };

  app.get<Pick<Route, 'Params'>>(path, async (request, reply) => {
    const found = waiting(request.params.secret);
    if (found === null) return sendOver(reply);
    return sendChallenge(reply, { amount: null, formTargets: [new URL(found.address).origin] });
  });

  app.post<Route>(path, async (request, reply) => {
    const found = waiting(request.params.secret);
    if (found === null) return sendOver(reply);
    const { intent, address } = found;
    const result = sandbox.change(request, () =>
      authenticateSetupIntent(sandbox, intent, hasAgreed(request.body)),
    );
    const succeeded = !(result instanceof StripeProblem);
    return reply.redirect(returnAddress(address, intent, succeeded), 303);
  });
}
