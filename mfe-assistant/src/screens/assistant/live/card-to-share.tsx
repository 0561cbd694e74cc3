import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { BlogCard } from '@cpal/shared/contract/insights/blog-card';
import { LoadProblem } from '@cpal/shared/controls';
import { SaveCard } from '@cpal/shared/recipe-card';
import { Skeleton } from '@cpal/shared/ui';
import { type ToggleEvent, Suspense, use, useState } from 'react';
import styles from './card-to-share.module.css';
import { isCardOpen, type LoadedCard, loadCard } from './load-card';
import { Scene } from './scene';

interface CardToShareProps {
  blog: Blog;
  wantsCard: boolean;
  /** On its way where it is open at first. */
  card: LoadedCard;
}

/** The blog's own recipe with a question and its answer, to look at and to save as a picture. */
export function CardToShare({ blog, wantsCard, card }: CardToShareProps) {
  const [isOpen] = useState(() => isCardOpen(blog, { wantsCard }));
  const [loaded, setLoaded] = useState(isOpen ? card : null);
  const loadOnce = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
    if (currentTarget.open && loaded === null) setLoaded(loadCard(blog.id));
  };
  return (
    <details className={styles.card} open={isOpen} onToggle={loadOnce}>
      <summary>A card to share</summary>
      <div className={styles.body}>
        {loaded === null ? (
          making
        ) : (
          <Suspense fallback={making}>
            <Made blog={blog} loaded={loaded} />
          </Suspense>
        )}
      </div>
    </details>
  );
}

const making = <Skeleton rows={1} rowHeight={24} label="Making the card" />;

function Made({ blog, loaded }: { blog: Blog; loaded: LoadedCard }) {
  const known = use(loaded);
  if ('problem' in known)
    return (
      <LoadProblem
        message="We couldn’t make the card. Please try again later."
        problem={known.problem}
      />
    );
  const card = known.value;
  if (card === null)
    return (
      <p>None of your posts answers a question yet. As soon as one does, your card is here.</p>
    );
  return (
    <>
      {card.is_demo && (
        <p className={styles.about}>
          <strong>Demo data.</strong> <span>This reader is simulated.</span>
        </p>
      )}
      <p className={styles.about}>{origins[card.kind]}</p>
      <Scene name={blog.name} card={card} />
      <SaveCard
        card={{
          name: blog.name,
          title: card.post.title,
          accent: card.accent,
          picture: card.post.picture,
          question: card.question,
          answer: card.answer,
        }}
      />
    </>
  );
}

const origins: Readonly<Record<BlogCard['kind'], string>> = {
  first: 'Your first reader asked this.',
  month: 'A reader asked this within the last 30 days.',
  sample: 'No reader has asked yet: this is what one could ask, and what you would answer.',
};
