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

/** Why nobody is logged in yet, in words for the person, and the tab in which to go on. */
export interface Failure {
  message: string;
  mode: Mode;
}

export interface AuthState {
  mode: Mode;
  /** Both tabs share what was typed, so that a change of tab or a failure loses nothing. */
  values: Values;
  errors: FieldErrors;
  failure: string | null;
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
  (failure: Failure | null): Change =>
  (state) => ({
    ...state,
    mode: failure?.mode ?? state.mode,
    failure: failure?.message ?? null,
    isBusy: false,
  });
