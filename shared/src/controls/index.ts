/* What forms and member screens are made of; loaded with the first remote that uses it. */
export { Badge } from './badge/badge';
export { StatusBadge } from './badge/status-badge';
export { Card } from './card/card';
export { useCopy } from './copy/use-copy';
export { Day } from './day/day';
export { ConfirmDialog } from './dialog/confirm-dialog';
export { Dialog, DialogActions } from './dialog/dialog';
export { SelectField, TextArea, TextField } from './field/field';
export { messagesOf } from './form/messages-of';
export { type FieldErrors, type FieldProps, useFields } from './form/use-fields';
export { useForm } from './form/use-form';
export { keepFocusNearby } from './focus/keep-focus-nearby';
export { LoadProblem } from './load-problem/load-problem';
export { dollars } from './money/dollars';
export { confirmationErrors } from './password/confirmation-errors';
export { NewPasswordFields } from './password/new-password-fields';
export { PasswordField } from './password/password-field';
export { Tabs } from './tabs/tabs';
