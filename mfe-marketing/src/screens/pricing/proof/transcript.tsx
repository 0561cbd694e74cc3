import { VisuallyHidden } from '@cpal/shared/ui';
import { InShort } from './in-short';
import proof from './proof.json';
import styles from './transcript.module.css';

const { transcript } = proof;

/** What the assistant itself answers under a post of the demo blog, and what its blogger reads of it. */
export function Transcript() {
  return (
    <div className={styles.parts}>
      <div className={styles.talk}>
        <p className={styles.about}>
          <span>Under the post </span>
          <cite className={styles.post}>{transcript.post}</cite>
          <span>, answered without a language model.</span>
        </p>
        <ol className={styles.exchanges}>
          {transcript.exchanges.map(({ question, language, answer }) => (
            <li key={question} className={styles.exchange}>
              <p className={styles.question} lang={language}>
                <VisuallyHidden>Reader: </VisuallyHidden>
                <span>{question}</span>
              </p>
              <p className={styles.answer} lang={language}>
                <VisuallyHidden>CPal: </VisuallyHidden>
                <span>{answer}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.beside}>
        <div className={styles.meaning}>
          <h3>From the post, or not at all</h3>
          <p>
            Answers come from the recipe, in the reader’s language. Where the post does not say,
            CPal says so, and you hear about it.
          </p>
        </div>
        <InShort />
      </div>
    </div>
  );
}
