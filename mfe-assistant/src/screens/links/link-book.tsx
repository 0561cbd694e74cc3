import { type Result, send } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blog';
import { type AffiliateLink, deleteLink } from '@cpal/shared/contract/house-answers';
import { LoadProblem } from '@cpal/shared/controls';
import { use } from 'react';
import { Book } from '../../lib/book';
import { DeleteDialog } from '../../lib/delete-dialog';
import { Empty } from '../../lib/empty';
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
      action="Add a Link"
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
            isDone('Saved. It is shown from now on.');
          }}
        />
      )}
      {links.length === 0 ? (
        <Empty>
          <p>
            No links yet. Add what you recommend anyway, such as your favourite pan, and the words
            that call for it.
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
        Readers see the words “Affiliate link” beside each of them. Many countries demand that your
        blog says so too, for example on a page of its own.
      </p>
      {asked !== null && (
        <DeleteDialog
          title="Delete This Link"
          consequence="It is no longer shown, and its clicks are forgotten. This cannot be undone."
          subject={asked.label}
          failure="Failed to delete the link. Please try again."
          remove={() => send(deleteLink, { params: { id: blog.id, linkId: asked.id } })}
          onClose={() => ask(null)}
          onDone={() => isDone('The link is deleted.')}
        />
      )}
    </Book>
  );
}
