import { type Result, send } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blogs/blog';
import { type AffiliateLink, deleteLink } from '@cpal/shared/contract/blogs/house-answers';
import { ConfirmCall, Empty, LoadProblem } from '@cpal/shared/controls';
import { use } from 'react';
import { Book } from '../../lib/book';
import { EntryList } from '../../lib/entry-list';
import { useBook } from '../../lib/use-book';
import styles from './link-book.module.css';
import { LinkForm } from './link-form';
import { LinkRow } from './link-row';

interface LinkBookProps {
  blog: Blog;
  loaded: Promise<Result<AffiliateLink[]> | null>;
}

interface Open {
  edits: AffiliateLink | null;
}

/** All affiliate links of a blog; one at a time is written or edited. */
export function LinkBook({ blog, loaded }: LinkBookProps) {
  const known = use(loaded);
  const book = useBook<AffiliateLink, Open>(null);
  if (known === null) return null;
  if ('problem' in known)
    return (
      <LoadProblem
        message="Failed to load your links. Please try again later."
        problem={known.problem}
      />
    );
  const links = known.value;
  const { open, asked, ask, show, close, isDone } = book;

  return (
    <Book
      action="Add a link"
      opener={book.opener}
      onOpen={() => show({ edits: null })}
      told={book.told}
    >
      {open !== null && (
        <LinkForm
          key={open.edits?.id ?? 'new'}
          blog={blog}
          {...open}
          onClose={close}
          onSaved={() => {
            close();
            isDone('Saved. Readers see it from now on.');
          }}
        />
      )}
      {links.length === 0 ? (
        <Empty>
          <p>
            No links yet. Add something you recommend, such as your favorite pan, and its trigger
            words.
          </p>
        </Empty>
      ) : (
        <EntryList label="Affiliate links">
          {links.map((link) => (
            <LinkRow
              key={link.id}
              blog={blog}
              link={link}
              onEdit={() => show({ edits: link })}
              onDelete={() => ask(link)}
              onSwitched={isDone}
            />
          ))}
        </EntryList>
      )}
      <p className={styles.disclosure}>
        Readers see the words “Affiliate link” next to each one. Many countries require your blog to
        disclose them too, for example on a separate page.
      </p>
      {asked !== null && (
        <ConfirmCall
          isDeletion
          title="Delete this link"
          about={
            <>
              <p>
                Readers no longer see it, and its click count is deleted. This cannot be undone.
              </p>
              <strong>{asked.label}</strong>
            </>
          }
          confirmLabel="Delete"
          busyLabel="Deleting..."
          failure="Failed to delete the link. Please try again."
          call={() => send(deleteLink, { params: { id: blog.id, linkId: asked.id } })}
          onClose={() => ask(null)}
          onDone={() => isDone('The link has been deleted.')}
        />
      )}
    </Book>
  );
}
