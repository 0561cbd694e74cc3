import { accentText, isHexColour, rgbOf } from '@cpal/shared/colour';
import { type FieldProps, TextField } from '@cpal/shared/controls';
import { useId } from 'react';
import styles from './accent-field.module.css';
import { surfaces } from './surfaces';

/** The accent as `#rrggbb`, typed or picked; says where the panel has to change it to be read. */
export function AccentField(field: FieldProps) {
  const aboutId = useId();
  const { value, onChange } = field;
  return (
    <div className={styles.accent}>
      <TextField
        label="Accent colour"
        maxLength={7}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={aboutId}
        inside={
          <input
            type="color"
            className={styles.pick}
            aria-label="Pick the accent colour"
            value={isHexColour(value) ? value.toLowerCase() : '#000000'}
            onChange={onChange}
          />
        }
        {...field}
      />
      <p id={aboutId} className={styles.about}>
        {isHexColour(value) ? adjusted(value) : 'Six digits behind a #, such as #c2410c.'}
      </p>
    </div>
  );
}

function adjusted(accent: string) {
  const plain = `rgb(${rgbOf(accent).join()})`;
  const hard = Object.entries(surfaces).flatMap(([scheme, surface]) =>
    accentText(accent, surface) === plain ? [] : [scheme],
  );
  if (hard.length === 0) return 'It can be read well everywhere.';
  return `As text on ${hard.join(' and ')} pages it would be hard to read, so we adjust it there. Your button keeps it.`;
}
