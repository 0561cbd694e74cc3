import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, ExternalButtonLink } from '@cpal/shared/ui';

/** What a visitor is invited to: the waitlist, or where there is none, CPal on the visitor's own blog. */
export function JoinLink({ tone = 'primary' }: { tone?: 'primary' | 'secondary' }) {
  const { waitlistUrl } = readPage().settings;
  return waitlistUrl === null ? (
    <ButtonLink tone={tone} to={paths.firstLook()}>
      Try it on your blog
    </ButtonLink>
  ) : (
    <ExternalButtonLink tone={tone} href={waitlistUrl}>
      Join Waitlist
    </ExternalButtonLink>
  );
}
