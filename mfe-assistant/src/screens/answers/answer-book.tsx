import { type Result, send } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { deleteHouseAnswer, type HouseAnswer } from '@cpal/shared/contract/blogs/house-answers';
import { ConfirmCall, Empty, LoadProblem } from '@cpal/shared/controls';
import { useNavigate } from '@cpal/shared/router';
import { Skeleton } from '@cpal/shared/ui';
import { Suspense, use } from 'react';
import { Book } from '../../lib/book';
import { EntryList } from '../../lib/entry-list';
import { EntryRow } from '../../lib/entry-row';
import { useBook } from '../../lib/use-book';
import { ofBlog, paths } from '../../paths';
import { AnswerForm } from './answer-form';
import styles from './answer-book.module.css';
import type { Answers, Begun, NamedPost } from './answers-loader';
import { OpenQuestions } from './open-questions';
import { ReadersAsked } from './readers-asked';

interface AnswerBookProps {
  blog: Blog;
  loaded: Promise<Result<Answers> | null>;
  begun: Begun | null;
}

interface Open {
  edits: HouseAnswer | null;
  begun: Begun;
  /** The post that it begins with, which need not be among the newest. */
  post?: NamedPost;
}

const nothing: Begun = { question: '', postId: null };

const withPost = (posts: NamedPost[], post: NamedPost | undefined) =>
  post === undefined || posts.some(({ id }) => id === post.id) ? posts : [...posts, post];

/** All house answers of a blog; one at a time is written or edited. */
export function AnswerBook({ blog, loaded, begun }: AnswerBookProps) {
  const known = use(loaded);
  const navigate = useNavigate();
  const book = useBook<HouseAnswer, Open>(begun && { edits: null, begun }, () => {
    // What the address asked to begin is begun no more, also where the page is loaded again.
    if (begun !== null) void navigate(ofBlog(paths.answers(), blog.id), { replace: true });
  });
  if (known === null) return null;
  if ('problem' in known)
    return (
      <LoadProblem
        message="Failed to load your answers. Please try again later."
        problem={known.problem}
      />
    );
  const { answers, posts } = known.value;
  const { open, asked, ask, show, close, isDone } = book;

  return (
    <Book
      action="Write an answer"
      opener={book.opener}
      onOpen={() => show({ edits: null, begun: nothing })}
      told={book.told}
    >
      {open !== null && (
        <AnswerForm
          key={open.edits?.id ?? `new: ${open.begun.question}`}
          blog={blog}
          choice={{ ...known.value, posts: withPost(posts, open.post) }}
          {...open}
          onClose={close}
          onSaved={() => {
            close();
            isDone('Saved. Your readers see it from now on.');
          }}
        />
      )}
      <ReadersAsked
        asked={known.value.asked}
        blogId={blog.id}
        onWrite={(question, post) =>
          show({
            edits: null,
            begun: { question, postId: post?.id ?? null },
            ...(post !== null && { post }),
          })
        }
      />
      {answers.length === 0 ? (
        <Empty>
          <p>
            No answers yet. Write what readers ask most and your posts do not say, such as “Can I
            freeze it?”
          </p>
        </Empty>
      ) : (
        <EntryList label="House answers">
          {answers.map((answer) => (
            <EntryRow
              key={answer.id}
              subject={answer.question}
              onEdit={() => show({ edits: answer, begun: nothing })}
              onDelete={() => ask(answer)}
            >
              <h2 className={styles.question}>{answer.question}</h2>
              <p className={styles.answer}>{answer.answer}</p>
              <p className={styles.place}>
                {answer.post_id === null
                  ? 'On all posts'
                  : `On ${posts.find(({ id }) => id === answer.post_id)?.title ?? 'one post'}`}
              </p>
            </EntryRow>
          ))}
        </EntryList>
      )}
      <Suspense
        fallback={<Skeleton rows={3} rowHeight={8} label="Looking at what your posts leave open" />}
      >
        <OpenQuestions
          loaded={known.value.gaps}
          choice={{ ...known.value, blogId: blog.id }}
          onSaved={() => isDone('Saved. Your readers see it from now on.')}
          onWrite={(question, post) =>
            show({ edits: null, begun: { question, postId: post.id }, post })
          }
        />
      </Suspense>
      {asked !== null && (
        <ConfirmCall
          isDeletion
          title="Delete this answer"
          about={
            <>
              <p>Readers no longer see it. This cannot be undone.</p>
              <strong>{asked.question}</strong>
            </>
          }
          confirmLabel="Delete"
          busyLabel="Deleting..."
          failure="Failed to delete the answer. Please try again."
          call={() => send(deleteHouseAnswer, { params: { id: blog.id, answerId: asked.id } })}
          onClose={() => ask(null)}
          onDone={() => isDone('The answer has been deleted.')}
        />
      )}
    </Book>
  );
}
