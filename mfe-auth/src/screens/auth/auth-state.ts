import { emptyProfile } from './profile-inputs';

/** The two tabs of the screen. */
export type Mode = 'login' | 'signUp';

export const emptyValues = {
  fullName: '',
  email: '',
  ...emptyProfile,
  password: '',
  confirmPassword: '',
};

/** Both tabs share what was typed, so that a change of tab or a failure loses nothing. */
export type Values = Readonly<typeof emptyValues>;
export type FieldName = keyof Values;

/** What is said where no answer says more. */
export const generalFailure = 'An error occurred';

/** What came of a call that did not log anybody in. */
export interface Outcome {
  /** The tab in which to go on. */
  mode: Mode;
  /** What went wrong, in words for the person; null where the frame around the screen says it. */
  failure: string | null;
}

export interface AuthState extends Outcome {
  isBusy: boolean;
}

export const stateAt = (mode: Mode): AuthState => ({ mode, failure: null, isBusy: false });
