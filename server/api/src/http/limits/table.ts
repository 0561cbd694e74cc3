import { questionsAMinute } from '@cpal/shared/contract/assistant/fair-use';
import { hour, minute } from '../../kernel/clock';
import type { LimitKey } from './keys';

/** At most `max` requests of one key within `per` seconds. */
interface AnyLimit {
  by: LimitKey;
  /** Of one IPv4 address or IPv6 /64; the wider networks around it may use more. */
  max: number;
  per: number;
  /** Counts failures: a request that succeeds takes the count back. */
  untilSuccess?: true;
  /** What the error says instead of the usual sentence. */
  says?: string;
  /** The error's code if others use up the limit too; else `rate_limited`. */
  code?: 'blog_busy';
}

interface ExactLimit extends AnyLimit {
  batched?: never;
  counts?: never;
}

interface BatchedLimit extends AnyLimit {
  /**
   * For calls too frequent for a write of the database each: every process counts by itself and
   * tells the others in batches, so the sum can go over the limit by a batch for each process.
   */
  batched: true;
  /**
   * Counts a request once it is answered, by how: every one where nothing is said. What strangers can
   * send in another's name, such as a key, is counted by that name only where it was accepted, and by
   * the stranger's address where it was rejected.
   */
  counts?: 'accepted' | 'rejected';
}

export type Limit = ExactLimit | BatchedLimit;

const tooManyQuestions =
  'Those were many questions in a short time. Please wait a minute, then ask again.';
const busyBlog = {
  code: 'blog_busy',
  says: 'Many readers are asking right now. Please try again in a minute.',
} as const;

/** The limits, by the name that a route's `config.limits` gives; `general` where it gives none. */
export const limits = {
  general: [{ by: 'address', max: 600, per: minute, batched: true }],
  login: [
    { by: 'address', max: 30, per: 15 * minute },
    { by: 'emailAndAddress', max: 10, per: 15 * minute, untilSuccess: true },
  ],
  signUp: [{ by: 'address', max: 20, per: hour }],
  passwordReset: [
    { by: 'address', max: 20, per: hour },
    { by: 'email', max: 5, per: hour },
  ],
  emailChange: [
    { by: 'address', max: 20, per: hour },
    { by: 'user', max: 5, per: hour },
    { by: 'email', max: 5, per: hour },
  ],
  passwordProof: [{ by: 'user', max: 10, per: 15 * minute }],
  verifyEmail: [{ by: 'user', max: 5, per: hour }],
  refresh: [{ by: 'address', max: 60, per: minute }],
  checkout: [
    { by: 'user', max: 20, per: hour },
    { by: 'anonymousAddress', max: 5, per: minute },
  ],
  accountExport: [{ by: 'user', max: 10, per: hour }],
  setupIntent: [{ by: 'user', max: 10, per: hour }],
  blogFetch: [{ by: 'user', max: 60, per: hour }],
  // Each code leads to a few looks at the blog.
  connectionCode: [{ by: 'user', max: 20, per: hour }],
  // A person connects a blog once; a web host's blogs share an address.
  connection: [
    { by: 'address', max: 60, per: minute, batched: true },
    { by: 'address', max: 20, per: minute, batched: true, counts: 'rejected' },
  ],
  // Each reads some pages of a stranger's blog.
  firstLook: [
    {
      by: 'address',
      max: 8,
      per: 10 * minute,
      says: 'Those were many blogs in a short time. Please try again in a few minutes.',
    },
  ],
  // It asks a website a few times, for whoever names it.
  lookAtBlog: [{ by: 'user', max: 20, per: hour }],
  // It may ask a website for one picture.
  blogCard: [{ by: 'user', max: 120, per: hour }],
  tryAssistant: [{ by: 'user', max: 60, per: minute, says: tooManyQuestions }],
  // It is cached for a minute; a screen that waits for something else asks again and again.
  modelStatus: [{ by: 'user', max: 60, per: minute }],
  // It asks the engine ten questions.
  postGaps: [{ by: 'user', max: 60, per: minute }],
  // So does it.
  sampleExchange: [{ by: 'user', max: 60, per: minute }],
  // It asks the engine ten questions under each of sixty posts, unless it has asked them before.
  blogGaps: [{ by: 'user', max: 30, per: minute }],
  // It looks through many answers.
  previewLink: [{ by: 'user', max: 30, per: minute }],
  // A plugin asks after each save; a blog without a list of its posts names each of them.
  postFetch: [{ by: 'user', max: 1_000, per: hour }],
  /*
   * A key is in the blog's pages, as its domain is. So what all may do with it is more than five customers can,
   * each of whom may have a /48: whoever holds a few networks must not use up what others may.
   */
  validate: [
    { by: 'address', max: 300, per: minute, batched: true },
    { by: 'address', max: 60, per: minute, batched: true, counts: 'rejected' },
    { by: 'licenseKeyAndAddress', max: 60, per: minute, batched: true, counts: 'accepted' },
    { by: 'licenseKey', max: 1_500, per: minute, batched: true, counts: 'accepted' },
  ],
  // A save is rare; all together bring no more forward than a blog can be asked for in an hour.
  readPostAgain: [
    { by: 'address', max: 60, per: minute, batched: true },
    { by: 'address', max: 30, per: minute, batched: true, counts: 'rejected' },
    { by: 'licenseKeyAndAddress', max: 110, per: hour, batched: true, counts: 'accepted' },
    { by: 'licenseKey', max: 2_400, per: hour, batched: true, counts: 'accepted' },
  ],
  // A list shows fifty, and a browser keeps each.
  picture: [{ by: 'address', max: 3_000, per: minute, batched: true }],
  // Twice in a load of the page at most, and offices share an address.
  telemetry: [{ by: 'address', max: 120, per: minute, batched: true }],
  // The edge asks for a visitor when it knows no fresh looks, for all visitors of a blog once in 25 s.
  widgetLooks: [{ by: 'address', max: 600, per: minute, batched: true }],
  openAssistant: [
    { by: 'address', max: 120, per: minute, batched: true, says: tooManyQuestions },
    { by: 'address', max: 60, per: minute, batched: true, counts: 'rejected' },
    { by: 'licenseKey', max: 3_000, per: minute, batched: true, counts: 'accepted', ...busyBlog },
  ],
  askAssistant: [
    { by: 'address', max: 120, per: minute, batched: true, says: tooManyQuestions },
    {
      by: 'visitor',
      max: questionsAMinute.reader,
      per: minute,
      batched: true,
      says: tooManyQuestions,
    },
    {
      by: 'readersKey',
      max: questionsAMinute.license,
      per: minute,
      batched: true,
      ...busyBlog,
    },
  ],
} satisfies Record<string, readonly Limit[]>;

export type LimitName = keyof typeof limits;
