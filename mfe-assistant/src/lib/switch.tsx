import { VisuallyHidden } from '@cpal/shared/ui';
import { useId } from 'react';
import styles from './switch.module.css';

interface SwitchProps {
  label: string;
  /** What it is of, told to screen readers, where several have the same label. */
  subject?: string;
  /** What it means, under the label. */
  about?: string;
  isOn: boolean;
  /** While set, a press does nothing. */
  isBusy: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch with its label; what it does holds from the press on. */
export function Switch({ label, subject, about, isOn, isBusy, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        aria-disabled={isBusy || undefined}
        aria-describedby={about === undefined ? undefined : `${id}-about`}
        onChange={() => {
          if (!isBusy) onChange(!isOn);
        }}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          <span>{label}</span>
          {subject !== undefined && <VisuallyHidden>{`, ${subject}`}</VisuallyHidden>}
        </label>
        {about !== undefined && (
          <p id={`${id}-about`} className={styles.about}>
            {about}
          </p>
        )}
      </div>
    </div>
  );
}
