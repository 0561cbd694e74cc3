import { countries, isTaxId } from '../billing/tax-ids';
import type { Buyer } from '../store/store';
import { html, type Html } from '@cpal/server-kit/html';

/** What a buyer says for the invoice; an empty text is nothing. */
export type Business = Buyer['business'];

const fields = [
  { name: 'company', label: 'Company' },
  { name: 'line1', label: 'Address line 1' },
  { name: 'postalCode', label: 'Postal code' },
  { name: 'city', label: 'City' },
  { name: 'taxId', label: 'Tax ID' },
] as const;

const names = new Intl.DisplayNames(['en'], { type: 'region' });

/** Company, address and tax id, none of which has to be filled in. */
export const businessFields = (typed: Business): Html =>
  html`<fieldset>
    <legend>For your invoice (optional)</legend>
    ${fields.map(
      ({ name, label }) =>
        html`<div class="field">
          <label for="${name}">${label}</label>
          <input id="${name}" name="${name}" value="${typed[name]}" />
        </div>`,
    )}
    <div class="field">
      <label for="country">Country</label>
      <select id="country" name="country">
        <option value="">None</option>
        ${countries.map((code) => {
          const chosen = code === typed.country ? html`selected` : null;
          return html`<option value="${code}" ${chosen}>${names.of(code) ?? code}</option>`;
        })}
      </select>
    </div>
  </fieldset>`;

/** Reads what was typed into them. */
export const readBusiness = (typed: (name: string) => string): Business => ({
  company: typed('company'),
  country: typed('country'),
  line1: typed('line1'),
  city: typed('city'),
  postalCode: typed('postalCode'),
  taxId: typed('taxId'),
});

/** What is wrong with them, in one sentence; null if nothing is. */
export function businessFailure(typed: Business): string | null {
  const { country, line1, city, postalCode, taxId } = typed;
  if (country !== '') {
    return taxId === '' || isTaxId(country, taxId) ? null : 'Your tax ID is invalid.';
  }
  return [line1, city, postalCode, taxId].some(Boolean) ? 'Your country is missing.' : null;
}
