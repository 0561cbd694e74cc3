import type { CardFault } from '../cards/card-input';
import { html, type Html } from './html';

type FieldName = CardFault['field'];

/** What stands in the three fields of a card form. */
export type CardTexts = Record<FieldName, string>;

/** An empty form. */
export const noCard: CardTexts = { number: '', expiry: '', cvc: '' };

interface Field {
  name: FieldName;
  label: string;
  autocomplete: string;
  placeholder: string;
}

const fields: readonly Field[] = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
  },
  { name: 'expiry', label: 'Expiry', autocomplete: 'cc-exp', placeholder: 'MM / YY' },
  { name: 'cvc', label: 'CVC', autocomplete: 'cc-csc', placeholder: '123' },
];

/** Card number, expiry and CVC, each with the place for what is wrong with it. */
export function cardFields(texts: CardTexts, faults: readonly CardFault[] = []): Html {
  const first = faults[0]?.field;
  return html`<div class="card-fields">
    ${fields.map(({ name, label, autocomplete, placeholder }) => {
      const message = faults.find((fault) => fault.field === name)?.message ?? '';
      return html`<div class="field field-${name}">
        <label for="${name}">${label}</label>
        <input
          id="${name}"
          name="${name}"
          value="${texts[name]}"
          placeholder="${placeholder}"
          autocomplete="${autocomplete}"
          inputmode="numeric"
          spellcheck="false"
          aria-describedby="${name}-error"
          aria-invalid="${message === '' ? 'false' : 'true'}"
          ${name === first ? html`autofocus` : null}
        />
        <p class="field-error" id="${name}-error">${message}</p>
      </div>`;
    })}
  </div>`;
}
