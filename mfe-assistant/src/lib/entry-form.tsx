import { Actions, CallProblem, Card, type useForm } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import type { ReactNode } from 'react';
import styles from './entry-form.module.css';

interface EntryFormProps {
  title: string;
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'isBusy' | 'problem'>;
  /** What to say where the call failed without a sentence of the server's. */
  failure: string;
  submit: string;
  onClose: () => void;
  children: ReactNode;
}

/** The form of one entry, above the list; it comes into sight with the focus in it. */
export function EntryForm(props: EntryFormProps) {
  const { title, form, failure, submit, onClose, children } = props;
  return (
    <Card title={title}>
      <form className={styles.form} ref={takeFocus} {...form.formProps}>
        {children}
        <CallProblem problem={form.problem} failure={failure} />
        <Actions>
          <Button type="submit" busy={form.isBusy && 'Saving...'}>
            {submit}
          </Button>
          <Button tone="secondary" disabled={form.isBusy} onClick={onClose}>
            Cancel
          </Button>
        </Actions>
      </form>
    </Card>
  );
}

/** The first field that is empty, else the first one. */
const takeFocus = (form: HTMLFormElement | null) => {
  const fields = [...(form?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])];
  (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
};
