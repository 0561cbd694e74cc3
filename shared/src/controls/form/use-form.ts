import type { SyntheticEvent } from 'react';
import { type Problem, toProblem } from '../../api/problem';
import { useCall } from '../../api/use-call';
import { type FieldErrors, useFields } from './use-fields';

interface FormOptions<Name extends string> {
  /** The values to begin with, by the names of the fields. */
  initial: Readonly<Record<Name, string>>;
  /** Says what is wrong with the values, by the rules that the server has too. */
  check: (values: Readonly<Record<Name, string>>) => FieldErrors;
  /** The one call of the form; it throws a Problem where it fails. */
  send: (values: Readonly<Record<Name, string>>) => Promise<unknown>;
  /** The field that the server refuses by each of these codes, where it says so in a sentence. */
  refusals?: Partial<Record<Problem['code'], NoInfer<Name>>>;
  /** Called after the call, with the means to empty the form. */
  onDone: (form: { values: Readonly<Record<Name, string>>; clear: () => void }) => void;
}

/**
 * A form that makes one call. A failed call loses nothing of what was typed: `problem` says what it
 * came to, unless the message stands at a field already.
 * @returns `formProps` for the form element, and `field` for the inputs in it.
 */
export function useForm<Name extends string>(options: FormOptions<Name>) {
  const { initial, check, send, refusals = {}, onDone } = options;
  const { values, field, refuse, clearErrors, clear } = useFields(initial);
  const { isBusy, problem, run, forget } = useCall();

  const errorsOf = ({ code, message }: Problem): FieldErrors | null => {
    const name = refusals[code];
    return name === undefined || message === null ? null : { [name]: message };
  };

  const submit = async (form: HTMLFormElement) => {
    const errors = check(values);
    if (Object.keys(errors).length > 0) {
      forget();
      refuse(form, errors);
      return;
    }
    clearErrors();
    const isDone = await run(() =>
      send(values).catch((thrown: unknown) => {
        const refused = errorsOf(toProblem(thrown));
        if (refused !== null) refuse(form, refused);
        throw thrown;
      }),
    );
    if (isDone) onDone({ values, clear });
  };

  const formProps = {
    noValidate: true,
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
  };

  const isTold = problem !== null && errorsOf(problem) !== null;
  return { formProps, field, isBusy, problem: isTold ? null : problem };
}
