import type { Post } from '@cpal/shared/contract/blogs/blog';
import type { Recipe } from '@cpal/shared/contract/blogs/recipe';
import { Card } from '@cpal/shared/controls';
import { Fragment } from 'react';
import { inGroups, timesOf } from './in-words';
import styles from './known-recipe.module.css';

/** All that the assistant read of a post, in the order of the post. */
export function KnownRecipe({ post: { recipe, passages, language } }: { post: Post }) {
  return (
    <Card title="What the assistant read">
      {recipe === null ? (
        <p>No recipe found here.</p>
      ) : (
        <div className={styles.recipe} lang={language ?? undefined}>
          <Facts {...recipe} />
          <h3>Ingredients</h3>
          {inGroups(recipe.ingredients).map(({ group, lines }) => (
            <Fragment key={lines[0]?.text}>
              {group !== null && <h4>{group}</h4>}
              <ul className={styles.ingredients}>
                {lines.map(({ text }, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- A recipe can say a line twice.
                  <li key={index}>{text}</li>
                ))}
              </ul>
            </Fragment>
          ))}
          <h3>Steps</h3>
          {inGroups(recipe.steps).map(({ group, lines }) => (
            <Fragment key={lines[0]?.number}>
              {group !== null && <h4>{group}</h4>}
              <ol className={styles.steps} start={lines[0]?.number}>
                {lines.map(({ number, text }) => (
                  <li key={number}>{text}</li>
                ))}
              </ol>
            </Fragment>
          ))}
          {recipe.notes.length > 0 && (
            <>
              <h3>Notes</h3>
              <ul className={styles.ingredients}>
                {recipe.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {passages.length > 0 && (
        <details className={styles.around}>
          <summary>{`The text around the recipe (${passages.length})`}</summary>
          <div className={styles.passages} lang={language ?? undefined}>
            {passages.map(({ heading, text }) => (
              <div key={text}>
                {heading !== null && <h3>{heading}</h3>}
                <p>{text}</p>
              </div>
            ))}
          </div>
        </details>
      )}
    </Card>
  );
}

function Facts({ yield: makes, times }: Recipe) {
  const facts = timesOf(times);
  if (makes === null && facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {[...(makes === null ? [] : [['Makes', makes.text] as const]), ...facts].map(
        ([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
