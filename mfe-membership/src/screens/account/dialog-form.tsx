import { DialogActions, type useForm } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import type { ComponentProps, ReactElement, Ref } from 'react';
import styles from './dialog-form.module.css';

interface DialogFormProps {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'isBusy' | 'problem'>;
  /** What to say where a call failed without a sentence of the server's. */
  failure: string;
  /** The label of the button that sends the form, and what it says meanwhile. */
  submit: readonly [label: string, busyLabel: string];
  tone?: ComponentProps<typeof Button>['tone'];
  cancelRef?: Ref<HTMLButtonElement>;
  onClose: () => void;
  children: ReactElement | ReactElement[];
}

/** A form that fills a dialog, or a part that was opened, with the way out beside the button that sends it. */
export function DialogForm(props: DialogFormProps) {
  const { form, failure, submit, tone = 'primary', cancelRef, onClose, children } = props;
  const [label, busyLabel] = submit;
  return (
    <form className={styles.form} {...form.formProps}>
      {form.problem !== null && <Notice tone="bad">{form.problem.message ?? failure}</Notice>}
      {children}
      <DialogActions>
        <Button ref={cancelRef} tone="secondary" disabled={form.isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" tone={tone} busy={form.isBusy && busyLabel}>
          {label}
        </Button>
      </DialogActions>
    </form>
  );
}
