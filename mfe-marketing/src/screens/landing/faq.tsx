import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { Link } from '@cpal/shared/router';
import { Question } from '../../lib/question';
import { thing } from '../../lib/schema';
import { faqEntries } from './faq-entries';
import styles from './faq.module.css';
import { Section } from './section';
import { Spot } from '../../lib/spot';

/** What bloggers ask before they join. */
export function Faq() {
  return (
    <Section
      id="faq"
      title="Questions, answered"
      lead={
        <>
          What bloggers want to know before they join. Is your question missing?{' '}
          <Link to={paths.contact()}>Write to us</Link>, and a person answers.
        </>
      }
      isBeside
    >
      <div className={styles.list} {...thing('FAQPage')}>
        {faqEntries(readPage().settings.waitlistUrl !== null).map(
          ({ title, bullets, image, alt }) => (
            <Question key={title} group="faq" title={title}>
              <div className={styles.answer}>
                <Spot name={image} alt={alt} />
                <ul className={styles.bullets} itemProp="text">
                  {bullets.map((bullet) => (
                    <li key={bullet}>{bullet}</li>
                  ))}
                </ul>
              </div>
            </Question>
          ),
        )}
      </div>
    </Section>
  );
}
