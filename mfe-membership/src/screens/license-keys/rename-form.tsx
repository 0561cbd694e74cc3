import { send } from '@cpal/shared/api';
import { type License, renameLicense } from '@cpal/shared/contract/licenses/license';
import { CallProblem, messagesOf, TextField, useForm } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import styles from './rename-form.module.css';

interface RenameFormProps {
  license: License;
  /** The name to begin with; empty for none. */
  name: string;
  onClose: () => void;
  /** Called with the name that was saved, which is empty where it was taken off. */
  onSaved: (name: string) => void;
}

/** Asks for the name of a key, in its row; it takes the focus, and Esc leaves it. */
export function RenameForm({ license, name, onClose, onSaved }: RenameFormProps) {
  const { formProps, field, isBusy, problem } = useForm({
    initial: { name },
    check: (values) => messagesOf(renameLicense.body, values),
    send: (body) => send(renameLicense, { params: { id: license.id }, body: trimmed(body) }),
    onDone: ({ values }) => onSaved(trimmed(values).name),
  });

  return (
    <form className={styles.form} {...formProps}>
      <TextField
        ref={takeFocus}
        label="Name"
        optional
        autoComplete="off"
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !isBusy) onClose();
        }}
        {...field('name')}
      />
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy && 'Saving...'}>
          Save
        </Button>
        <Button tone="secondary" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
      <CallProblem problem={problem} failure="Failed to rename license key" shows="error" />
    </form>
  );
}

/** As the server keeps it. */
const trimmed = ({ name }: { readonly name: string }) => ({ name: name.trim() });

const takeFocus = (input: HTMLInputElement | null) => input?.focus();
