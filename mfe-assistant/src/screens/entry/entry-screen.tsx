import { useParams } from '@cpal/shared/router';
import { ButtonLink, Notice } from '@cpal/shared/ui';
import { findEntry } from '../../lib/entries';
import { Page } from '../../lib/page';
import { paths } from '../../paths';

/** The entry that the URL names. */
export function Component() {
  const { id } = useParams();
  const entry = findEntry(id);
  return (
    <Page title={entry?.title ?? 'Assistant'}>
      {entry === null ? <Notice tone="warn">There is no such entry.</Notice> : <p>{entry.text}</p>}
      <ButtonLink to={paths.list()}>All Entries</ButtonLink>
    </Page>
  );
}
