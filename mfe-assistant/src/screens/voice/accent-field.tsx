import { accentText, isHexColor, toRgb } from '@cpal/shared/color';
import { type FieldProps, TextField } from '@cpal/shared/controls';
import { panelSurfaces } from '@cpal/shared/panel-look';
import styles from './accent-field.module.css';
import { Hinted } from './hinted';

/** The accent as `#rrggbb`, typed or picked; says where the panel has to change it to be read. */
export function AccentField(field: FieldProps) {
  const { value, onChange } = field;
  return (
    <Hinted
      hint={isHexColor(value) ? adjusted(value) : 'Enter a # and six digits, such as #c2410c.'}
    >
      {(hintId) => (
        <TextField
          label="Accent color"
          maxLength={7}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={hintId}
          inside={
            <input
              type="color"
              className={styles.pick}
              aria-label="Pick the accent color"
              value={isHexColor(value) ? value.toLowerCase() : '#000000'}
              onChange={onChange}
            />
          }
          {...field}
        />
      )}
    </Hinted>
  );
}

function adjusted(accent: string) {
  const plain = `rgb(${toRgb(accent).join()})`;
  const hard = Object.entries(panelSurfaces).flatMap(([scheme, surface]) =>
    accentText(accent, surface) === plain ? [] : [scheme],
  );
  if (hard.length === 0) return 'Readable on light and dark pages.';
  return `As text on ${hard.join(' and ')} pages it would be hard to read, so we adjust it there. Your button keeps it.`;
}
