import { inkOn, visibleOnWhite } from '@cpal/shared/color';
import { Icon } from '@cpal/shared/ui';
import type { CSSProperties } from 'react';
import styles from './accent-choice.module.css';

interface AccentChoiceProps {
  label: string;
  /** Colors that were found, as `#rrggbb`. */
  accents: readonly string[];
  /** The one that is chosen, among them or not. */
  value: string;
  onChoose: (accent: string) => void;
}

/** Colors to choose from by one click each; one that would not be seen on a white page is darkened. */
export function AccentChoice({ label, accents, value, onChoose }: AccentChoiceProps) {
  const offered = [...new Set(accents.map((accent) => visibleOnWhite(accent)))];
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.colors}>
        {offered.map((accent) => (
          <button
            key={accent}
            type="button"
            className={styles.color}
            style={colorsOf(accent)}
            aria-label={accent}
            aria-pressed={accent === value.toLowerCase()}
            title={accent}
            onClick={() => onChoose(accent)}
          >
            {accent === value.toLowerCase() && <Icon name="check" />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const colorsOf = (accent: string): CSSProperties & Record<`--${string}`, string> => ({
  '--own-accent': accent,
  '--own-ink': inkOn(accent),
});
