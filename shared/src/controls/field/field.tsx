import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** What is wrong with the value, told under the field and tied to it. */
  error?: string | undefined;
  optional?: boolean;
}

type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'id' | 'className'> & {
    /** A button that stands at the end of the input, inside its frame. */
    inside?: ReactNode;
  };
type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** A labeled input of one line. Extra descriptions are named by `aria-describedby`. */
export function TextField({ label, error, optional = false, inside, ...rest }: InputProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} optional={optional}>
      <div className={styles.control}>
        <input className={styles.input} {...described(id, error, rest)} />
        {inside}
      </div>
    </Frame>
  );
}

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>;

/** A labeled choice of one of its options. */
export function SelectField({ label, error, optional = false, ...rest }: SelectProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} optional={optional}>
      <select className={styles.input} {...described(id, error, rest)} />
    </Frame>
  );
}

/** A labeled input of several lines. */
export function TextArea({ label, error, optional = false, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <Frame id={id} label={label} error={error} optional={optional}>
      <textarea className={styles.input} rows={6} {...described(id, error, rest)} />
    </Frame>
  );
}

function described<T extends { 'aria-describedby'?: string | undefined }>(
  id: string,
  error: string | undefined,
  rest: T,
) {
  const describedBy = [error === undefined ? undefined : `${id}-error`, rest['aria-describedby']];
  return {
    ...rest,
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
  };
}

function Frame(props: FieldProps & { id: string; children: ReactNode }) {
  const { id, label, error, optional, children } = props;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
