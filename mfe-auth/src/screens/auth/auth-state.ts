/** The two tabs of the screen. */
export type Mode = 'login' | 'signUp';

export interface Values {
  fullName: string;
  email: string;
  company: string;
  password: string;
  confirmPassword: string;
}

export type FieldName = keyof Values;
export type FieldErrors = Partial<Values>;

/** What came of a call that did not log anybody in. */
export interface Outcome {
  /** The tab in which to go on. */
  mode: Mode;
  /** What went wrong, in words for the person; null where the frame around the screen says it. */
  failure: string | null;
}

export interface AuthState extends Outcome {
  /** Both tabs share what was typed, so that a change of tab or a failure loses nothing. */
  values: Values;
  errors: FieldErrors;
  isBusy: boolean;
}

export const initialState: AuthState = {
  mode: 'login',
  values: { fullName: '', email: '', company: '', password: '', confirmPassword: '' },
  errors: {},
  failure: null,
  isBusy: false,
};

type Change = (state: AuthState) => AuthState;

export const modeChosen =
  (mode: Mode): Change =>
  (state) => ({ ...state, mode, errors: {}, failure: null });

/** Editing a field clears its error, and no other. */
export const fieldEdited =
  (name: FieldName, value: string): Change =>
  (state) => {
    const { [name]: _cleared, ...errors } = state.errors;
    return { ...state, values: { ...state.values, [name]: value }, errors };
  };

export const fieldsRefused =
  (errors: FieldErrors): Change =>
  (state) => ({ ...state, errors, failure: null });

export const sent: Change = (state) => ({ ...state, errors: {}, failure: null, isBusy: true });

export const answered =
  (outcome: Outcome): Change =>
  (state) => ({ ...state, ...outcome, isBusy: false });
