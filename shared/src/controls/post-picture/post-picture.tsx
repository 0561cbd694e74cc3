import type { PostSummary } from '../../contract/blogs/blog';
import { type ReactNode, useState } from 'react';
import styles from './post-picture.module.css';

interface PostPictureProps extends Pick<PostSummary, 'picture'> {
  /** Next to a heading instead of in a row. */
  isLarge?: boolean;
}

/** Pixels of the file; the style says how large it is shown. */
const side = 160;

/** The pot of the brand with its speech bubble. */
const mark =
  'M12 0h8a7 7 0 0 1 0 14h-1c-2 2.2-4.5 3.3-8 3.4 1.3-.9 2-1.9 2-3.4h-1a7 7 0 0 1 0-14zM5 18h22a1 1 0 0 1 1 1v1h2a2 2 0 0 1 0 4h-2v1a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7v-1H2a2 2 0 0 1 0-4h2v-1a1 1 0 0 1 1-1z';

/**
 * The small picture of a post, in a box of fixed size that shows the brand until there is one. The title
 * next to it says what it is, so it says nothing to assistive technology.
 */
export function PostPicture({ picture, isLarge = false }: PostPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={isLarge ? `${styles.picture} ${styles.large}` : styles.picture}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d={mark} />
      </svg>
      {picture && picture !== failed && (
        <img
          className={styles.image}
          src={picture}
          alt=""
          width={side}
          height={side}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(picture)}
        />
      )}
    </span>
  );
}

interface WithPictureProps extends PostPictureProps {
  /** What names the post, such as a link to it. */
  children: ReactNode;
}

/** The name of a post after its picture, in one line. */
export function WithPicture({ children, ...picture }: WithPictureProps) {
  return (
    <span className={styles.row}>
      <PostPicture {...picture} />
      <span>{children}</span>
    </span>
  );
}
