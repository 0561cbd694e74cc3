import { accentText, inkOn, isHexColour } from '@cpal/shared/colour';
import type { CSSProperties } from 'react';
import styles from './preview.module.css';
import { surfaces } from './surfaces';

interface PreviewProps {
  name: string;
  greeting: string;
  /** Empty for none. */
  signOff: string;
  /** As typed; what is no colour yet shows the product's own. */
  accent: string;
  isInCorner: boolean;
}

/** How the button and the panel will look on the blog: a picture that follows what is typed. */
export function Preview({ name, greeting, signOff, accent, isInCorner }: PreviewProps) {
  const colour = isHexColour(accent) ? accent : '#c2410c';
  const colours: CSSProperties & Record<`--${string}`, string> = {
    '--own-accent': colour,
    '--own-ink': inkOn(colour),
    '--own-text-light': accentText(colour, surfaces.light),
    '--own-text-dark': accentText(colour, surfaces.dark),
  };
  return (
    <section className={styles.preview} aria-label="Preview" style={colours}>
      <div className={styles.panel}>
        <p className={styles.head}>
          <strong>Ask {name}</strong>
          <span className={styles.badge}>AI</span>
        </p>
        <p className={styles.notice}>An AI answers and can be wrong.</p>
        <p>{greeting}</p>
        <p className={styles.asked}>Can I use buttermilk?</p>
        <p>
          Yes. Use 1 cup of buttermilk instead of the milk and lemon juice.
          {signOff !== '' && (
            <>
              <br />
              {signOff}
            </>
          )}
        </p>
        <p className={styles.source}>
          From this recipe: <span>From the notes</span>
        </p>
      </div>
      <p className={styles.button} data-corner={isInCorner}>
        <span>
          Ask about this recipe <b>AI</b>
        </span>
      </p>
    </section>
  );
}
