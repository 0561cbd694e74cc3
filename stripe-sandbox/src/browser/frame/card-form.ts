import { cardFaults, readCard, type CardFault, type CardInput } from '../../cards/card-input';
import { formatCvc, formatExpiry, formatNumber } from './format-card';

type FieldName = CardFault['field'];

const formats: readonly [FieldName, (text: string) => string][] = [
  ['number', formatNumber],
  ['expiry', formatExpiry],
  ['cvc', formatCvc],
];

/** The three fields that the frame's page brings along. */
export interface CardForm {
  readonly complete: boolean;
  readonly empty: boolean;
  read: () => CardInput;
  /** Shows everything that is wrong, goes to the first of it and returns it. */
  check: () => CardFault | undefined;
  focus: () => void;
  blur: () => void;
  clear: () => void;
}

function inputOf(name: FieldName): HTMLInputElement {
  const input = document.getElementById(name);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`the form has no field ${name}`);
}

function show(input: HTMLInputElement, message: string): void {
  input.setAttribute('aria-invalid', message === '' ? 'false' : 'true');
  const place = document.getElementById(`${input.id}-error`);
  if (place !== null) place.textContent = message;
}

const valueOf = (name: FieldName): string => inputOf(name).value;

function read(): CardInput {
  return readCard({ number: valueOf('number'), expiry: valueOf('expiry'), cvc: valueOf('cvc') });
}

/** Formats a field in place, unless the person is editing in the middle of it or deleting. */
function tidy(input: HTMLInputElement, format: (text: string) => string, event: Event): void {
  const deletes = event instanceof InputEvent && event.inputType.startsWith('delete');
  const atEnd = input.selectionStart === input.value.length;
  if (!deletes && atEnd) input.value = format(input.value);
}

/** Brings the page's card form to life; `onChange` is told of every keystroke. */
export function cardForm(onChange: () => void): CardForm {
  const fields = formats.map(([name, format]) => ({ name, format, input: inputOf(name) }));

  const faults = () => cardFaults(read(), new Date());
  const faultOf = (name: FieldName) => faults().find((fault) => fault.field === name);

  for (const { name, format, input } of fields) {
    input.addEventListener('input', (event) => {
      tidy(input, format, event);
      if (faultOf(name) === undefined) show(input, '');
      onChange();
    });
    input.addEventListener('change', () => {
      show(input, input.value === '' ? '' : (faultOf(name)?.message ?? ''));
    });
  }

  return {
    get complete() {
      return faults().length === 0;
    },
    get empty() {
      return fields.every(({ input }) => input.value === '');
    },
    read,
    check: () => {
      const [first] = faults();
      for (const { name, input } of fields) show(input, faultOf(name)?.message ?? '');
      if (first !== undefined) inputOf(first.field).focus();
      return first;
    },
    focus: () => inputOf('number').focus(),
    blur: () => {
      for (const { input } of fields) input.blur();
    },
    clear: () => {
      for (const { input } of fields) {
        input.value = '';
        show(input, '');
      }
      onChange();
    },
  };
}
