import { FlipCard } from './flip-card';
import { features } from './features';
import styles from './feature-cards.module.css';
import { Section } from './section';

/** What CPal does for a blog, on four cards. */
export function FeatureCards() {
  return (
    <Section
      id="features"
      title="Made for the way food blogs work"
      lead="Your readers come for dinner, not for a search box. CPal helps them through the recipe they
        have open, and helps you see what they need."
    >
      <ul className={styles.grid}>
        {features.map((feature) => (
          <li key={feature.title} className={styles.cell}>
            <FlipCard {...feature} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
