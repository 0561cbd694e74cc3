import { testCards, type TestCard } from '../cards/test-cards';
import type { Attempt } from './attempt';
import { html, type Html } from '@cpal/server-kit/html';

const fields = [
  { name: 'number', label: 'Card number', autocomplete: 'cc-number', placeholder: '' },
  { name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  { name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', placeholder: '123' },
] as const;

/** Card number, expiry and CVC, each with the place for what is wrong with it. */
export function cardFields({ card, faults }: Pick<Attempt, 'card' | 'faults'>): Html {
  const first = faults[0]?.field;
  return html`${fields.map(({ name, label, autocomplete, placeholder }) => {
    const message = faults.find((failure) => failure.field === name)?.message ?? '';
    return html`<div class="field">
      <label for="${name}">${label}</label>
      <input
        id="${name}"
        name="${name}"
        value="${card[name]}"
        placeholder="${placeholder}"
        autocomplete="${autocomplete}"
        inputmode="numeric"
        aria-describedby="${name}-error"
        aria-invalid="${message === '' ? 'false' : 'true'}"
        ${name === first ? html`autofocus` : null}
      />
      <p class="field-error" id="${name}-error">${message}</p>
    </div>`;
  })}`;
}

const cardItem = ({ number, authentication, refuses, refusesCharges }: TestCard): Html =>
  html`<li>
    <code>${number}</code>: ${authentication === undefined ? '' : 'The bank asks first.'}
    ${(refuses ?? refusesCharges)?.message ?? 'Paid.'}
  </li>`;

/** Every card that works here, and how. */
export const testCardList = (): Html =>
  html`<details>
    <summary>Test cards</summary>
    <ul>
      ${testCards.map(cardItem)}
    </ul>
  </details>`;
