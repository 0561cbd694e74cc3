import type { PublicPages } from '@cpal/shared/remote';
import { paths } from './paths';

/** What search engines learn of each page that is sent as whole HTML. Read at build only. */
export default {
  [paths.list()]: {
    description:
      'All entries of Assistant in one list, each with a page of its own. Say here what a visitor finds, in at most 160 characters.',
  },
} satisfies PublicPages;
