/** @jest-environment jsdom */
/// <reference lib="dom" />
import { cardFields } from '../../pages/card-fields';
import { cardForm } from './card-form';

const inputOf = (id: string) => {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`there is no field ${id}`);
};

const type = (id: string, value: string) => {
  const input = inputOf(id);
  input.value = value;
  input.setSelectionRange(value.length, value.length);
  input.dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
  return input.value;
};

const errorOf = (id: string) => document.getElementById(`${id}-error`)?.textContent;

describe('the card form in the frame', () => {
  beforeEach(() => {
    document.body.innerHTML = cardFields({ number: '', expiry: '', cvc: '' }).text;
  });

  it('formats while somebody types and tells of every change', () => {
    const changed = jest.fn();
    const form = cardForm(changed);
    expect(form).toMatchObject({ empty: true, complete: false });
    expect(type('number', '4242424242424242')).toBe('4242 4242 4242 4242');
    expect(type('expiry', '1240')).toBe('12 / 40');
    expect(type('cvc', '123x')).toBe('123');
    expect(form).toMatchObject({ empty: false, complete: true });
    expect(form.read()).toEqual({
      number: '4242424242424242',
      exp_month: 12,
      exp_year: 2040,
      cvc: '123',
    });
    expect(changed).toHaveBeenCalledTimes(3);
  });

  it('leaves the text alone while somebody deletes', () => {
    cardForm(() => undefined);
    const input = inputOf('expiry');
    input.value = '12 /';
    input.dispatchEvent(new InputEvent('input', { inputType: 'deleteContentBackward' }));
    expect(input.value).toBe('12 /');
  });

  it('shows what is wrong, goes there, and takes it back once it is right', () => {
    const form = cardForm(() => undefined);
    type('number', '4242424242424242');
    expect(form.check()?.field).toBe('expiry');
    expect(document.activeElement).toBe(inputOf('expiry'));
    expect(inputOf('expiry').getAttribute('aria-invalid')).toBe('true');
    expect(errorOf('expiry')).toBe("Your card's expiration date is incomplete.");
    expect(errorOf('number')).toBe('');
    type('expiry', '1240');
    expect(inputOf('expiry').getAttribute('aria-invalid')).toBe('false');
    expect(errorOf('expiry')).toBe('');
  });

  it('forgets everything when it is cleared', () => {
    const form = cardForm(() => undefined);
    type('number', '4242');
    form.check();
    form.clear();
    expect(form.empty).toBe(true);
    expect(errorOf('number')).toBe('');
  });
});
