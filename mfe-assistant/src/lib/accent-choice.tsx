import { inkOn, visibleOnWhite } from '@cpal/shared/color';
import { Icon } from '@cpal/shared/ui';
import { type ChangeEventHandler, type CSSProperties, useId } from 'react';
import styles from './accent-choice.module.css';

interface AccentChoiceProps {
  label: string;
  /** Colors that were found, as `#rrggbb`. */
  accents: readonly string[];
  /** The one that is chosen, among them or not. */
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/** Colors to choose from by one click each; one that would not be seen on a white page is darkened. */
export function AccentChoice({ label, accents, value, onChange }: AccentChoiceProps) {
  const name = useId();
  const offered = [...new Set(accents.map((accent) => visibleOnWhite(accent)))];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.colors}>
        {offered.map((accent) => (
          <span key={accent} className={styles.color} style={colorsOf(accent)}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              aria-label={accent}
              title={accent}
              value={accent}
              checked={accent === value.toLowerCase()}
              onChange={onChange}
            />
            <Icon name="check" />
          </span>
        ))}
      </div>
    </fieldset>
  );
}

const colorsOf = (accent: string): CSSProperties & Record<`--${string}`, string> => ({
  '--own-accent': accent,
  '--own-ink': inkOn(accent),
});
