import type { AnswerTrace, ConsideredAnswer } from '@cpal/shared/contract/assistant/answer-trace';
import { share } from '../../lib/figures';
import { authorWords } from './author-words';
import { avoidedWords } from './avoided-words';
import { strongest } from './reason-words';
import styles from './trace.module.css';

interface TraceProps {
  trace: AnswerTrace;
  /** Of the answers. */
  language: string;
}

/** How an answer came about: who wrote it, for whom, and what it was chosen from. */
export function Trace({ trace, language }: TraceProps) {
  const { by, excluded, withheld, considered, min_confidence, is_exact } = trace;
  return (
    <div className={styles.trace}>
      <p>{authorWords[by]}</p>
      {excluded.length > 0 && (
        <p>{`It keeps in mind that this reader ${avoidedWords(excluded)}.`}</p>
      )}
      {withheld !== null && (
        <p>
          <span>Because of what this reader avoids, it did not say: </span>
          <span lang={language}>{`“${withheld}”`}</span>
        </p>
      )}
      {considered.length > 0 ? (
        <div>
          <p>
            {`It scored these answers, and gives one only at ${share(min_confidence, 1)} confidence or more.`}
          </p>
          <ol className={styles.considered}>
            {considered.map((answer) => (
              <Considered key={answer.text} answer={answer} language={language} />
            ))}
          </ol>
        </div>
      ) : (
        <p>{is_exact ? nothingWeighed : nothingFound}</p>
      )}
    </div>
  );
}

const nothingWeighed =
  'It scored no candidates: an answer of this kind is calculated, listed or written in advance.';
const nothingFound = 'It found no answer to score.';

interface ConsideredProps {
  answer: ConsideredAnswer;
  language: string;
}

/** One answer with how likely it is right, and what speaks for it and against it most. */
function Considered({ answer: { text, confidence, reasons }, language }: ConsideredProps) {
  const { good, bad } = strongest(reasons);
  return (
    <li className={styles.answer}>
      <strong className={styles.confidence}>{share(confidence, 1)}</strong>
      <div>
        <p lang={language}>{`“${text}”`}</p>
        {reasons.length > 0 && (
          <ul className={styles.reasons}>
            {good !== null && <li className={styles.good}>{good}</li>}
            {bad !== null && <li className={styles.bad}>{bad}</li>}
          </ul>
        )}
      </div>
    </li>
  );
}
