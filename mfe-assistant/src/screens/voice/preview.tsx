import { accentText, inkOn, isHexColor } from '@cpal/shared/color';
import { buttonText, filled, panelHead, panelSurfaces } from '@cpal/shared/panel-look';
import type { CSSProperties, ReactNode } from 'react';
import { panelLanguageOf } from '../../lib/panel-language';
import styles from './preview.module.css';

interface PreviewProps {
  /** Two letters, of what is said. */
  language: string;
  name: string;
  greeting: string;
  /** As typed; what is no color yet shows the product's own. */
  accent: string;
  isInCorner: boolean;
  /** Of the blogger, with the questions that are offered there. */
  recipe: ReactNode;
  /** A question there, with its answer. */
  exchange: ReactNode;
}

/** How the button and the panel will look on the blog: a picture that follows what is typed. */
export function Preview({
  language,
  name,
  accent,
  isInCorner,
  recipe,
  exchange,
  greeting,
}: PreviewProps) {
  const color = isHexColor(accent) ? accent : '#c2410c';
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--own-accent': color,
    '--own-ink': inkOn(color),
    '--own-text-light': accentText(color, panelSurfaces.light),
    '--own-text-dark': accentText(color, panelSurfaces.dark),
  };
  const spoken = panelLanguageOf(language);
  const head = panelHead[spoken];
  return (
    <section className={styles.preview} aria-label="Preview" style={colors}>
      <div className={styles.panel} lang={spoken}>
        <p className={styles.head}>
          <strong>{filled(head.title, name)}</strong>
          <span className={styles.badge}>AI</span>
        </p>
        <p className={styles.notice}>{head.notice}</p>
        <p>{greeting}</p>
        {recipe}
        {exchange}
      </div>
      <p className={styles.button} data-corner={isInCorner} lang={spoken}>
        <span>
          <span>{buttonText[spoken]}</span> <b>AI</b>
        </span>
      </p>
    </section>
  );
}
