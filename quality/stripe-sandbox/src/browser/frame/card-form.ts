import { cardFailures, readCard, type CardFailure, type CardInput } from '../../cards/card-input';

type FieldName = CardFailure['field'];

function inputOf(name: FieldName): HTMLInputElement {
  const input = document.getElementById(name);
  if (input instanceof HTMLInputElement) return input;
  throw new Error(`the form has no field ${name}`);
}

const valueOf = (name: FieldName): string => inputOf(name).value;

/** The card that is typed into the three fields of the frame's page. */
export const readForm = (): CardInput =>
  readCard({ number: valueOf('number'), expiry: valueOf('expiry'), cvc: valueOf('cvc') });

const failures = () => cardFailures(readForm(), new Date());

function show(name: FieldName, message = ''): void {
  inputOf(name).setAttribute('aria-invalid', message === '' ? 'false' : 'true');
  const place = document.getElementById(`${name}-error`);
  if (place !== null) place.textContent = message;
}

const names: readonly FieldName[] = ['number', 'expiry', 'cvc'];

const findIssue = (name: FieldName) => failures().find(({ field }) => field === name);

/** Shows everything that is wrong, goes to the first of it and returns it. */
export function checkForm(): CardFailure | undefined {
  for (const name of names) show(name, findIssue(name)?.message);
  const [first] = failures();
  if (first !== undefined) inputOf(first.field).focus();
  return first;
}

/** Shows what is wrong with a field when it is left, until it is right. */
export function watchForm(): void {
  for (const name of names) {
    const input = inputOf(name);
    input.addEventListener('input', () => {
      if (findIssue(name) === undefined) show(name);
    });
    input.addEventListener('change', () => {
      show(name, input.value === '' ? '' : findIssue(name)?.message);
    });
  }
}
