import { Suspense, use } from 'react';
import { unsigned } from '../../lib/unsigned';
import styles from './own-exchange.module.css';
import type { VoiceData } from './voice-loader';

interface OwnExchangeProps extends Pick<VoiceData, 'previewed'> {
  /** As chosen: what was answered in another language would not be said so. */
  language: string;
  /** As saved, with which the answer came; it is shown as typed instead. */
  savedSignOff: string;
  /** Empty for none. */
  signOff: string;
}

/** A question under the blogger's own recipe, with an answer from the post itself. */
export function OwnExchange(props: OwnExchangeProps) {
  return (
    <div className={styles.exchange}>
      <Suspense fallback={null}>
        <Exchange {...props} />
      </Suspense>
    </div>
  );
}

function Exchange({ previewed, language, savedSignOff, signOff }: OwnExchangeProps) {
  const loaded = use(previewed);
  const known = loaded !== null && 'value' in loaded && loaded.value;
  const exchange = known ? use(known.exchange) : null;
  if (exchange === null || exchange.answer.language !== language)
    return signOff !== '' && <p>{signOff}</p>;
  const { text, sources } = exchange.answer;
  const [source] = sources;
  return (
    <>
      <p className={styles.asked}>{exchange.question}</p>
      <p className={styles.answer}>
        <span>{unsigned(text, savedSignOff)}</span>
        {signOff !== '' && (
          <>
            <br />
            <span>{signOff}</span>
          </>
        )}
      </p>
      {source !== undefined && <p className={styles.source}>{`“${source.quote}”`}</p>}
    </>
  );
}
