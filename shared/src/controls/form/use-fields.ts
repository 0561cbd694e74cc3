import { useState } from 'react';

/** What ties an input to its form. */
export interface FieldProps {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** What is wrong with the values, by the names of the fields. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * The fields of a form: what was typed and what is wrong with it. Editing a field clears its message,
 * and no other.
 * @param initial the values to begin with, by the names of the fields.
 */
export function useFields<Name extends string>(initial: Readonly<Record<Name, string>>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors>({});

  const field = (name: Name): FieldProps => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }) => {
      setValues((typed) => ({ ...typed, [name]: target.value }));
      setErrors((told) => ({ ...told, [name]: undefined }));
    },
  });

  /** Shows these messages and none else, and focuses the first field that has one. */
  const refuse = (form: HTMLFormElement, messages: FieldErrors) => {
    setErrors(messages);
    const named = Object.keys(messages).map((name) => `[name="${name}"]`);
    form.querySelector<HTMLInputElement>(named.join())?.focus();
  };

  const clearErrors = () => setErrors({});
  const clear = () => setValues(initial);

  return { values, field, refuse, clearErrors, clear };
}
