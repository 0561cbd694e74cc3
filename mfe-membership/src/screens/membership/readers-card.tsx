import type { Problem } from '@cpal/shared/api';
import type { WeekOfReaders } from '@cpal/shared/contract/insights/overview';
import { Card, grouped, LoadProblem, TabLinks } from '@cpal/shared/controls';
import { links, ofBlog, paths } from '@cpal/shared/paths';
import { Link } from '@cpal/shared/router';
import { ButtonLink } from '@cpal/shared/ui';
import { LatestQuestions } from './latest-questions';
import styles from './readers-card.module.css';
import { WeekLine } from './week-line';

const title = 'Your readers this week';

interface ReadersCardProps {
  /** One at least. */
  weeks: readonly WeekOfReaders[];
  /** The blog that was chosen, or null. */
  blogId: string | null;
}

/** What readers asked in the last seven days: how much, what to know first, and their own words. */
export function ReadersCard({ weeks, blogId }: ReadersCardProps) {
  const week = weeks.find(({ blog }) => blog.id === blogId) ?? weeks[0];
  if (week === undefined) return null;
  const { blog, sentence, latest } = week;
  return (
    <Card
      title={title}
      action={<Link to={ofBlog(paths.insights(), blog.id)}>See what readers ask</Link>}
    >
      {weeks.length > 1 && <BlogTabs weeks={weeks} shown={week} />}
      {week.is_demo && (
        <p className={styles.note}>
          <strong>Demo data.</strong> <span>These readers are simulated.</span>
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.week}>
          <div className={styles.figures}>
            <p className={styles.figure}>
              <strong>{grouped(week.questions)}</strong>
              <span>{week.questions === 1 ? 'question' : 'questions'}</span>
            </p>
            <p className={styles.note}>{compared(week)}</p>
          </div>
          <WeekLine days={week.days} />
          {sentence !== null && <First sentence={sentence} blogId={blog.id} />}
        </div>
        <LatestQuestions latest={latest} blogId={blog.id} />
      </div>
    </Card>
  );
}

/** In place of the card where the week could not be loaded. */
export function NoWeek({ problem }: { problem: Problem }) {
  return (
    <Card title={title}>
      <LoadProblem
        message="We couldn’t load what your readers asked. Please try again later."
        problem={problem}
      />
    </Card>
  );
}

function BlogTabs({ weeks, shown }: { weeks: readonly WeekOfReaders[]; shown: WeekOfReaders }) {
  const blogs = weeks.map((week) => ({
    label: week.blog.name,
    to: ofBlog(paths.membership(), week.blog.id),
    isCurrent: week === shown,
  }));
  return <TabLinks label="Your blogs" links={blogs} />;
}

interface FirstProps {
  sentence: NonNullable<WeekOfReaders['sentence']>;
  blogId: string;
}

const answerLabels = new Map([
  ['gap', 'Write an answer'],
  ['unhelpful', 'Improve this answer'],
]);

/** The first sentence of the insights; one that asks for an answer leads to it. */
function First({ sentence: { kind, text, question, post }, blogId }: FirstProps) {
  const label = answerLabels.get(kind);
  return (
    <div className={styles.first}>
      <p>{text}</p>
      {label !== undefined && question !== null && (
        <ButtonLink tone="secondary" to={links.newAnswer(blogId, question, post?.id ?? null)}>
          {label}
        </ButtonLink>
      )}
    </div>
  );
}

function compared({ questions, before }: WeekOfReaders) {
  if (questions === before) return 'As many as in the 7 days before';
  const more = questions > before ? 'more' : 'fewer';
  return `${grouped(Math.abs(questions - before))} ${more} than in the 7 days before`;
}
