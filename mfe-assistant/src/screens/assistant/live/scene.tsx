import { inkOn } from '@cpal/shared/color';
import type { BlogCard } from '@cpal/shared/contract/insights/blog-card';
import { buttonText } from '@cpal/shared/panel-look';
import type { CSSProperties } from 'react';
import { panelLanguageOf } from '../../../lib/panel-language';
import styles from './scene.module.css';

interface SceneProps {
  /** Of the blog. */
  name: string;
  card: BlogCard;
}

/** Pixels of the picture's file; the style says how large it is shown. */
const side = 800;

/** A recipe of the blog with the assistant's button drawn on it, and what was asked and answered there. */
export function Scene({ name, card: { accent, post, question, answer, language } }: SceneProps) {
  const colors: CSSProperties & Record<`--${string}`, string> = {
    '--own': accent,
    '--on-own': inkOn(accent),
  };
  const spoken = panelLanguageOf(post.language);
  return (
    <div className={styles.scene} style={colors}>
      <div className={styles.recipe}>
        {post.picture === null ? (
          <div className={styles.noPicture} />
        ) : (
          <img className={styles.picture} src={post.picture} alt="" width={side} height={side} />
        )}
        <p className={styles.title} lang={post.language}>
          {post.title}
        </p>
        <p className={styles.name}>{name}</p>
        <p className={styles.button} lang={spoken}>
          <span>{buttonText[spoken]}</span> <b>AI</b>
        </p>
      </div>
      <div className={styles.talk} lang={language}>
        <p className={styles.question}>{question}</p>
        <p className={styles.answer}>{answer}</p>
      </div>
    </div>
  );
}
