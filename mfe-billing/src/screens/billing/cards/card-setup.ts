import type { Stripe } from '@stripe/stripe-js';
import { type Problem, send, toResult } from '@cpal/shared/api';
import { createSetupIntent } from '@cpal/shared/contract/billing/billing';
import { problemText } from '@cpal/shared/controls';
import type { CardForm } from './card-form';

/** What the card form needs, or why it cannot be shown. */
export type CardSetup =
  | { clientSecret: string; stripe: Stripe; CardForm: typeof CardForm }
  | { failure: string };

const generalFailure = 'Failed to initialize payment method setup';

/** Asks the server for a secret and fetches the payment provider's part of this screen. */
export async function startCardSetup(): Promise<CardSetup> {
  const [secret, provider] = await Promise.all([
    toResult(send(createSetupIntent)),
    toResult(loadProvider()),
  ]);
  if ('problem' in secret) return { failure: failureOf(secret.problem) };
  if ('problem' in provider) return { failure: 'The card form didn’t load.' };
  return { ...secret.value, ...provider.value };
}

const failureOf = (problem: Problem) =>
  problem.code === 'bad_answer'
    ? 'No client secret returned from server'
    : problemText(problem, generalFailure, 'error');

async function loadProvider() {
  const [{ CardForm: Form }, { openStripe }] = await Promise.all([
    import(/* webpackChunkName: "stripe" */ './card-form'),
    import(/* webpackChunkName: "stripe" */ '../../../lib/stripe'),
  ]);
  return { CardForm: Form, stripe: await openStripe() };
}
