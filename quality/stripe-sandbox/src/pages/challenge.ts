import { html, type Html } from '@cpal/server-kit/html';

export const challengeTitle = '3D Secure 2 Test Page';

/**
 * The question that a card's bank asks before it pays, with Stripe's test texts. In a page its buttons
 * send a form, in a frame the script listens to them.
 * @param purpose what the card is used for.
 */
export function challenge(purpose: string): Html {
  return html`<h1 id="question">${challengeTitle}</h1>
    <p>
      This is a test 3D Secure 2 authentication ${purpose}. Your bank would ask here who you are.
    </p>
    <button class="button" name="outcome" value="complete">Complete authentication</button>
    <button class="button plain" name="outcome" value="fail">Fail authentication</button>`;
}
