/** @jest-environment jsdom */
/// <reference lib="dom" />
import { emptyAttempt } from '../../pages/attempt';
import { cardFields } from '../../pages/card-fields';
import { checkForm, readForm, watchForm } from './card-form';

const inputOf = (id: string) => {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`there is no field ${id}`);
};

const type = (id: string, value: string) => {
  const input = inputOf(id);
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
  return input;
};

const errorOf = (id: string) => document.getElementById(`${id}-error`)?.textContent;

describe('the card form in the frame', () => {
  beforeEach(() => {
    document.body.innerHTML = cardFields(emptyAttempt).text;
    watchForm();
  });

  it('reads what is typed', () => {
    type('number', '4242 4242 4242 4242');
    type('expiry', '12 / 40');
    type('cvc', '123');
    expect(checkForm()).toBeUndefined();
    expect(readForm()).toEqual({
      number: '4242424242424242',
      exp_month: 12,
      exp_year: 2040,
      cvc: '123',
    });
  });

  it('shows what is wrong, goes there, and removes it once it is right', () => {
    type('number', '4242424242424242');
    expect(checkForm()?.field).toBe('expiry');
    expect(document.activeElement).toBe(inputOf('expiry'));
    expect(inputOf('expiry').getAttribute('aria-invalid')).toBe('true');
    expect(errorOf('expiry')).toBe("Your card's expiration date is incomplete.");
    expect(errorOf('number')).toBe('');
    type('expiry', '1240');
    expect(inputOf('expiry').getAttribute('aria-invalid')).toBe('false');
    expect(errorOf('expiry')).toBe('');
  });

  it('shows what is wrong with a field when it is left', () => {
    type('number', '4242').dispatchEvent(new Event('change'));
    expect(errorOf('number')).toBe('Your card number is incomplete.');
    type('number', '').dispatchEvent(new Event('change'));
    expect(errorOf('number')).toBe('');
  });
});
