import type { FastifyReply } from 'fastify';
import { notAuthenticated } from '../cards/declines';
import type { Form } from '../http/form';
import { StripeProblem } from '../http/problem';
import { html, type Html } from './html';
import { sendPage } from './layout';

const title = '3D Secure 2 Test Page';

/**
 * The question that a card's bank asks before it pays, with Stripe's test texts. In a page its buttons
 * send a form, in a frame the script listens to them.
 * @param amount what is to be paid; null where a card is only set up.
 */
export function challenge(amount: string | null): Html {
  const purpose = amount === null ? 'to set up a card' : `for a payment of ${amount}`;
  return html`<h1 id="question">${title}</h1>
    <p>
      This is a test 3D Secure 2 authentication ${purpose}. Your bank would ask here who you are.
    </p>
    <div class="answers">
      <button class="button" name="outcome" value="complete">Complete authentication</button>
      <button class="button plain" name="outcome" value="fail">Fail authentication</button>
    </div>`;
}

interface Question {
  amount: string | null;
  /** As of a page. */
  formTargets: readonly string[];
}

/** Answers with the bank's question as a page of its own. */
export function sendChallenge(reply: FastifyReply, question: Question): FastifyReply {
  return sendPage(reply, 200, {
    title,
    formTargets: question.formTargets,
    main: html`<section class="card notice">
      <form method="post">${challenge(question.amount)}</form>
    </section>`,
  });
}

/** Whether the form of the question came back with yes. */
export const hasAgreed = (form: Form | undefined): boolean => form?.['outcome'] === 'complete';

/** 402 with what the buyer reads where the bank's question was not answered. */
export const notAuthenticatedProblem = (): StripeProblem =>
  new StripeProblem(402, {
    type: 'card_error',
    code: 'authentication_failure',
    message: notAuthenticated,
  });
