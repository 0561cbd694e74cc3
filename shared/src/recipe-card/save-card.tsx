import { useState } from 'react';
import { Button } from '../ui/button/button';
import { type SharedCard, saveRecipeCard } from './save-recipe-card';
import styles from './save-card.module.css';

const sizes = [
  ['story', 'Save for a story'],
  ['post', 'Save for a post'],
] as const;

const outcomes = {
  saved: 'The card is among your downloads.',
  failed: 'Your browser couldn’t draw the card. Please try another one.',
} as const;

/** Has the card drawn as a picture to share, in the two sizes that people share. */
export function SaveCard({ card }: { card: SharedCard }) {
  const [state, setState] = useState<keyof typeof outcomes | null>(null);
  const save = async (format: (typeof sizes)[number][0]) => {
    setState(null);
    setState((await saveRecipeCard(card, format)) ? 'saved' : 'failed');
  };
  return (
    <div className={styles.save} role="group" aria-label="Save the card">
      {sizes.map(([format, label]) => (
        <Button key={format} tone="secondary" onClick={() => void save(format)}>
          {label}
        </Button>
      ))}
      <p role="status">{state && outcomes[state]}</p>
    </div>
  );
}
