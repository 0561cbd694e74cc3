import { paths } from '@cpal/shared/paths';
import { plans } from '@cpal/shared/plans';
import type { PublicPages } from '@cpal/shared/remote';
import { softwareApplication } from './lib/structured-data';

const description =
  'CPal is the AI recipe assistant for food blogs. It answers your readers from your own recipe posts, in your voice and in their language.';

/** What search engines learn of each page. Read at build only. */
export default {
  [paths.home()]: {
    description,
    structuredData: [softwareApplication(description, plans)],
  },
  [paths.about()]: {
    description:
      'Why CPal exists: the story, mission and values of the small team that helps a food blog’s readers cook what the blogger wrote.',
  },
  [paths.contact()]: {
    description:
      'Write to the people behind CPal about your plan, a license key, an answer that was wrong, or an idea. A person reads every message.',
  },
  [paths.pricing()]: {
    description:
      'Two monthly plans for food blogs: Basic at $20 and Pro at $40. Compare what each holds. No setup fee, no yearly contract, cancel at any time.',
  },
  [paths.privacy()]: {
    description:
      'What CPal keeps about bloggers and their readers, why and for how long, and how to get your data back or have it deleted.',
  },
  [paths.disclosure()]: {
    description:
      'How CPal’s answers are made by AI, where they may be wrong, and how affiliate links and recipe suggestions come about.',
  },
  [paths.terms()]: {
    description:
      'The agreement between you and CPal in plain words: plans and payment, canceling, license keys, your content, and what AI answers are not.',
  },
} satisfies PublicPages;
