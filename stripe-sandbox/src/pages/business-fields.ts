import { countries, isTaxId } from '../billing/tax-ids';
import type { Buyer } from '../store/store';
import { html, type Html } from './html';

/** What a buyer says for the invoice; an empty text is nothing. */
export type Business = Buyer['business'];

const fields = [
  { name: 'company', label: 'Company', autocomplete: 'organization' },
  { name: 'line1', label: 'Address line 1', autocomplete: 'address-line1' },
  { name: 'postalCode', label: 'Postal code', autocomplete: 'postal-code' },
  { name: 'city', label: 'City', autocomplete: 'address-level2' },
] as const;

const names = new Intl.DisplayNames(['en'], { type: 'region' });

const input = (name: keyof Business, label: string, autocomplete: string, typed: string): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input id="${name}" name="${name}" value="${typed}" autocomplete="${autocomplete}" />
  </div>`;

const option = (code: string, chosen: string): Html =>
  html`<option value="${code}" ${code === chosen ? html`selected` : null}>
    ${names.of(code) ?? code}
  </option>`;

/** Company, address and tax id, none of which has to be filled in. */
export const businessFields = (typed: Business): Html =>
  html`<fieldset>
    <legend>For your invoice (optional)</legend>
    ${fields.map(({ name, label, autocomplete }) => input(name, label, autocomplete, typed[name]))}
    <div class="field">
      <label for="country">Country</label>
      <select id="country" name="country" autocomplete="country">
        <option value="">None</option>
        ${countries.map((code) => option(code, typed.country))}
      </select>
    </div>
    ${input('taxId', 'Tax ID', 'off', typed.taxId)}
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

/** What is wrong with them, in one sentence; null where nothing is. */
export function businessFault({
  country,
  line1,
  city,
  postalCode,
  taxId,
}: Business): string | null {
  if (country === '') {
    return [line1, city, postalCode, taxId].some(Boolean) ? 'Your country is missing.' : null;
  }
  return taxId === '' || isTaxId(country, taxId) ? null : 'Your tax ID is invalid.';
}
