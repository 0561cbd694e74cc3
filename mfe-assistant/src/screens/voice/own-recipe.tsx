import { Suspense, use } from 'react';
import styles from './own-recipe.module.css';
import type { VoiceData } from './voice-loader';

/** Questions that are proposed in the preview. */
const maxQuestions = 2;

/** Under which recipe the assistant is previewed: the blogger's own, once one was read. */
export function OwnRecipe({ previewed }: Pick<VoiceData, 'previewed'>) {
  return (
    <div className={styles.recipe}>
      <Suspense fallback={null}>
        <Recipe previewed={previewed} />
      </Suspense>
    </div>
  );
}

/** It is left out where it cannot be loaded: the preview needs none. */
function Recipe({ previewed }: Pick<VoiceData, 'previewed'>) {
  const loaded = use(previewed);
  if (loaded === null || 'problem' in loaded || loaded.value === null) return null;
  const { post, assistant } = loaded.value.opening;
  return (
    <>
      <p className={styles.title}>{post?.title}</p>
      <ul className={styles.questions} aria-label="Questions that readers are offered">
        {assistant.suggestions.slice(0, maxQuestions).map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </>
  );
}
