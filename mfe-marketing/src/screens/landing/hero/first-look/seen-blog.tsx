import { send, toResult } from '@cpal/shared/api';
import { type FirstLook, takeFirstLook } from '@cpal/shared/contract/assistant/first-look';
import { paths } from '@cpal/shared/paths';
import { ButtonLink } from '@cpal/shared/ui';
import { type CSSProperties, useEffect, useRef } from 'react';
import { inkOn } from '@cpal/shared/color';
import { SaveCard } from '@cpal/shared/recipe-card';
import styles from './seen-blog.module.css';

/** Has the server read a blog. */
export const lookAt = (url: string) => toResult(send(takeFirstLook, { body: { url } }));

/** Ours, for a blog of which no color is known. */
const accent = '#c2410c';

/** The visitor's newest recipe as a card, with one question answered from it and what it leaves open. */
export function SeenBlog({ look }: { look: FirstLook }) {
  const { blog, post, others, exchange, gaps } = look;
  const own = blog.accent ?? accent;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--own': own,
    '--on-own': inkOn(own),
  };
  return (
    <section className={styles.seen} style={style} aria-labelledby="seen-blog">
      <h2 id="seen-blog" className={styles.heading} ref={heading} tabIndex={-1}>
        {`${blog.name}, answering`}
      </h2>
      <div className={styles.scene}>
        <RecipeOfBlog post={post} />
        {exchange && (
          <div className={styles.talk}>
            <p className={styles.question} lang={post.language}>
              {exchange.question}
            </p>
            <div className={styles.answer}>
              <p lang={post.language}>{exchange.answer}</p>
              <p className={styles.source}>{sourceText(exchange.source)}</p>
            </div>
          </div>
        )}
      </div>
      {others.length > 0 && (
        <p className={styles.others}>
          <span>It would answer on your other posts, too: </span>
          {others.map((title) => (
            <span key={title} className={styles.other} lang={post.language}>
              {title}
            </span>
          ))}
        </p>
      )}
      {gaps.length > 0 && (
        <div className={styles.gaps}>
          <h3>{gapsTitle(gaps.length)}</h3>
          <ul>
            {gaps.map((gap) => (
              <li key={gap} lang={post.language}>
                {gap}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions}>
        <ButtonLink to={paths.pricing()}>Answer them from today</ButtonLink>
        {exchange && (
          <SaveCard
            card={{
              name: blog.name,
              title: post.title,
              accent: own,
              picture: post.picture,
              question: exchange.question,
              answer: exchange.answer,
            }}
          />
        )}
      </div>
    </section>
  );
}

const numbers = ['One thing', 'Two things', 'Three things', 'Four things', 'Five things'];

const gapsTitle = (count: number) =>
  `${numbers[count - 1] ?? 'Things'} your readers will ask that this post doesn’t say`;

function sourceText(source: NonNullable<FirstLook['exchange']>['source']): string {
  if (source?.kind === 'step') return `From your recipe: step ${source.number}`;
  return 'From your recipe';
}

/** More would push the answer out of sight. */
const maxIngredients = 2;

function RecipeOfBlog({ post }: Pick<FirstLook, 'post'>) {
  const { title, language, picture, ingredients, minutes } = post;
  const facts = [post.yield, minutes === null ? null : `${minutes} minutes`];
  return (
    <article className={styles.recipe} lang={language}>
      {picture === null ? (
        <div className={styles.noPicture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" width={176} height={176} />
      )}
      <p className={styles.title}>{title}</p>
      <p className={styles.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <ul>
        {ingredients.slice(0, maxIngredients).map((ingredient) => (
          <li key={ingredient}>{ingredient}</li>
        ))}
      </ul>
    </article>
  );
}
