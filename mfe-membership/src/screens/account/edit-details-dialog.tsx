import { send } from '@cpal/shared/api';
import { changeProfile } from '@cpal/shared/contract/accounts/account';
import type { Member } from '@cpal/shared/contract/accounts/member';
import type { ProfileField } from '@cpal/shared/contract/accounts/profile';
import { Dialog, type FieldProps, messagesOf, TextField, useForm } from '@cpal/shared/controls';
import { loadMember } from '@cpal/shared/session';
import type { ReactNode } from 'react';
import { DialogForm } from './dialog-form';

interface EditDetailsDialogProps {
  member: Member;
  onClose: () => void;
  /** Called once it is saved, with what to tell the member. */
  onDone: (message: string) => void;
}

/** What may be left out, as it is asked for. */
const profileInputs: Readonly<Record<ProfileField, (field: FieldProps) => ReactNode>> = {
  company: (field) => <TextField label="Company" autoComplete="organization" optional {...field} />,
};

/** Changes what a member has told of themselves. */
export function EditDetailsDialog({ member, onClose, onDone }: EditDetailsDialogProps) {
  const form = useForm({
    initial: { fullName: member.fullName, company: member.company ?? '' },
    check: (values) => messagesOf(changeProfile.body, values),
    send: async (body) => {
      await send(changeProfile, { body });
      await loadMember();
    },
    onDone: () => onDone('Your details have been saved.'),
  });

  return (
    <Dialog title="Edit your details" onClose={onClose} busy={form.isBusy}>
      <DialogForm
        form={form}
        failure="Failed to save your details. Please try again."
        submit={['Save', 'Saving...']}
        onClose={onClose}
      >
        <TextField label="Full name" autoComplete="name" required {...form.field('fullName')} />
        <profileInputs.company {...form.field('company')} />
      </DialogForm>
    </Dialog>
  );
}
