import type { Source, Tier } from '@cpal/shared/contract/assistant/assistant';
import { VisuallyHidden } from '@cpal/shared/ui';
import { languageName } from '../../lib/language-name';
import type { Message } from './exchange';
import styles from './reasons.module.css';
import { Trace } from './trace';

const tierReasons: Record<Tier, string> = {
  post: 'It answered from your post.',
  house: 'It gave your own answer.',
  general: 'Your post doesn’t say, so it answered from general cooking knowledge.',
  refusal: 'It found no answer, and said so.',
};

/** Why the assistant answered as it did: what it rested on, what it took the question for, and its trace. */
export function Reasons({ message }: { message: Message }) {
  const { tier, intent, language, sources, trace } = message;
  return (
    <details className={styles.reasons}>
      <summary>Why this answer?</summary>
      <p>
        {`${tierReasons[tier]} It took the question for one about “${intent.replaceAll('_', ' ')}”, in ${languageName(language)}.`}
      </p>
      {sources.length > 0 && (
        <ul className={styles.sources}>
          {sources.map((source, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- A source has no id, and its list never changes.
            <li key={index}>
              <SourceName {...source} />
              <span>{`: “${source.quote}”`}</span>
            </li>
          ))}
        </ul>
      )}
      {trace !== null && <Trace trace={trace} language={language} />}
    </details>
  );
}

const kindNames: Record<Source['kind'], string> = {
  ingredient: 'Ingredient',
  step: 'Step',
  note: 'Note',
  body: 'Your post',
  house: 'Your answer',
  kitchen: 'Cooking table',
};

function SourceName({ kind, number, url }: Source) {
  const name = number === null ? kindNames[kind] : `${kindNames[kind]} ${number}`;
  if (url === null) return <span>{name}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <span>{name}</span>
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}
