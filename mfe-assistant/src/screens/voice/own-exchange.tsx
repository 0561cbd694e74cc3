import type { Voice } from '@cpal/shared/contract/blogs/blog';
import { Suspense, use } from 'react';
import styles from './own-exchange.module.css';
import type { VoiceData } from './voice-loader';

interface OwnExchangeProps extends Pick<VoiceData, 'previewed'> {
  /** As chosen: what is answered in another language is not said so. */
  language: string;
  tone: Voice['tone'];
  addressForm: Voice['address_form'];
  /** Empty for none. */
  signOff: string;
}

/** A question under the blogger's own recipe, with the post's answer in the tone that is chosen. */
export function OwnExchange(props: OwnExchangeProps) {
  return (
    <div className={styles.exchange}>
      <Suspense fallback={null}>
        <Exchange {...props} />
      </Suspense>
    </div>
  );
}

function Exchange({ previewed, language, tone, addressForm, signOff }: OwnExchangeProps) {
  const loaded = use(previewed);
  const known = loaded !== null && 'value' in loaded && loaded.value;
  const exchange = known ? use(known.sample) : null;
  if (exchange === null || exchange.language !== language)
    return signOff !== '' && <p>{signOff}</p>;
  const { question, answers, quote } = exchange;
  return (
    <>
      <p className={styles.asked}>{question}</p>
      <p className={styles.answer}>
        <span>{answers[addressForm][tone]}</span>
        {signOff !== '' && (
          <>
            <br />
            <span>{signOff}</span>
          </>
        )}
      </p>
      {quote !== null && <p className={styles.source}>{`“${quote}”`}</p>}
    </>
  );
}
