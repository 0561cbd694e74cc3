import { type Result, send } from '@cpal/shared/api';
import type { Blog } from '@cpal/shared/contract/blog';
import { type AffiliateLink, deleteLink } from '@cpal/shared/contract/house-answers';
import { LoadProblem } from '@cpal/shared/controls';
import { useRevalidator } from '@cpal/shared/router';
import { Button } from '@cpal/shared/ui';
import { use, useRef, useState } from 'react';
import { DeleteDialog } from '../../lib/delete-dialog';
import { Empty } from '../../lib/empty';
import { EntryList } from '../../lib/entry-list';
import { Told } from '../../lib/told';
import styles from './link-book.module.css';
import { LinkForm } from './link-form';
import { LinkRow } from './link-row';

interface LinkBookProps {
  blog: Blog;
  loaded: Promise<Result<AffiliateLink[]> | null>;
}

type Open = { edits: AffiliateLink | null } | null;

/** All affiliate links of a blog; one at a time is written or edited. */
export function LinkBook({ blog, loaded }: LinkBookProps) {
  const known = use(loaded);
  const { revalidate } = useRevalidator();
  const adder = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [asked, ask] = useState<AffiliateLink | null>(null);
  const [told, tell] = useState('');
  if (known === null) return null;
  if ('problem' in known)
    return (
      <LoadProblem
        message="Failed to load your links. Please try again later."
        problem={known.problem}
      />
    );
  const links = known.value;

  const show = (next: Open) => {
    tell('');
    setOpen(next);
  };
  const close = () => {
    setOpen(null);
    adder.current?.focus();
  };
  const isDone = (done: string) => {
    tell(done);
    ask(null);
    void revalidate();
  };

  return (
    <div className={styles.book}>
      <div className={styles.head}>
        <Button ref={adder} onClick={() => show({ edits: null })}>
          Add a Link
        </Button>
        <Told>{told}</Told>
      </div>
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
    </div>
  );
}
