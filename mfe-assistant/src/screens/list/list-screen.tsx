import { Link } from '@cpal/shared/router';
import { entries } from '../../lib/entries';
import { Page } from '../../lib/page';
import { paths } from '../../paths';

/** All entries, for everyone; search engines find it. */
export function ListScreen() {
  return (
    <Page title="Assistant">
      <p>
        This page is sent as whole HTML, so that it can be read before any script. Say here what it
        is for, and what a visitor finds on the pages that it leads to.
      </p>
      {entries.map(({ id, title, text }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>
            <Link to={paths.entry(id)}>{title}</Link>
          </h2>
          <p>{text}</p>
        </section>
      ))}
    </Page>
  );
}
