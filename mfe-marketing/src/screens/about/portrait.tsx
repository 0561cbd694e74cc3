import type { ReactNode } from 'react';
import art from '../../lib/art.module.css';
import styles from './portrait.module.css';

export type Sitter = 'marta' | 'tomas' | 'priya';

/** A drawn head and shoulders; the name beside it says whose. */
export function Portrait({ of }: { of: Sitter }) {
  const { wall, skin, hair, shirt, behind, before } = sitters[of];
  return (
    <svg className={styles.portrait} viewBox="16 12 168 168" aria-hidden="true">
      <rect className={wall} width="200" height="200" />
      <g className={hair}>{behind}</g>
      <path className={shirt} d="M22 204c2-44 32-58 78-58s76 14 78 58Z" />
      <path className={skin} d="M84 116h32v28c0 20-32 20-32 0Z" />
      <path className={styles.shade} d="M84 126c10 10 22 10 32 0v10c-10 8-22 8-32 0Z" />
      <path className={art.cream} d="M72 150v54h56v-54l-8-4c-4 30-36 30-40 0Z" />
      <circle className={skin} cx="66" cy="94" r="8" />
      <circle className={skin} cx="134" cy="94" r="8" />
      <path className={skin} d="M66 84c0-46 68-46 68 0v12c0 42-68 42-68 0Z" />
      <circle className={styles.cheek} cx="80" cy="104" r="7" />
      <circle className={styles.cheek} cx="120" cy="104" r="7" />
      <g className={hair}>{before}</g>
      <path className={styles.face} d="M86 90v3m28-3v3m-15 1c-2 5-3 8 1 8m-10 9c6 6 14 6 20 0" />
    </svg>
  );
}

interface Look {
  wall: string | undefined;
  skin: string | undefined;
  hair: string | undefined;
  shirt: string | undefined;
  /** Hair that falls behind the shoulders. */
  behind: ReactNode;
  before: ReactNode;
}

const sitters: Readonly<Record<Sitter, Look>> = {
  marta: {
    wall: styles.rose,
    skin: styles.fair,
    hair: styles.blond,
    shirt: styles.green,
    behind: <circle cx="100" cy="32" r="19" />,
    before: <path d="M62 92c-8-62 84-62 76 0-4-16-12-28-26-30-16 10-40 8-50 30Z" />,
  },
  tomas: {
    wall: art.butter,
    skin: styles.olive,
    hair: styles.brown,
    shirt: styles.blue,
    behind: null,
    before: (
      <>
        <path d="M64 88c-10-20-2-40 12-44 6-12 38-14 48 0 16 4 22 26 12 44-2-12-6-18-12-22-16 6-36 4-48 0-6 4-10 10-12 22Z" />
        <path d="M66 94c2 48 66 48 68 0-4 10-8 10-16 8-10-4-26-4-36 0-8 2-12 2-16-8Zm22 17c6-4 18-4 24 0-4 8-20 8-24 0Z" />
      </>
    ),
  },
  priya: {
    wall: styles.mint,
    skin: styles.brownSkin,
    hair: styles.black,
    shirt: styles.red,
    behind: <path d="M54 88c0-66 92-66 92 0v58c0 24-92 24-92 0Z" />,
    before: (
      <path d="M100 46c-28 4-36 24-36 48 18-8 34-22 36-48Zm0 0c28 4 36 24 36 48-18-8-34-22-36-48Z" />
    ),
  },
};
