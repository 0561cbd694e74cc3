import { Demo } from './demo';
import { FeatureCards } from './feature-cards';
import { Faq } from './faq';
import { Hero } from './hero/hero';
import { Invitation } from './invitation';
import styles from './landing-screen.module.css';
import { Workflow } from './workflow';

/** The home page: what CPal is, what it does, and how to get it. */
export function LandingScreen() {
  return (
    <div className={styles.landing}>
      <Hero />
      <Demo />
      <FeatureCards />
      <Workflow />
      <Invitation />
      <Faq />
    </div>
  );
}
