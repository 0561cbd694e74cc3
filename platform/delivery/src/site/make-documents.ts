import { codings } from '../codings';
import { toDigest } from '../store/integrity';
import { writeContent } from '../store/contents';
import type { Store } from '../store/store';
import { findComposed } from './composed';
import type { Composed, SiteDocument, SiteTable } from './table';

/** All pages of a table. */
const pagesOf = ({ remotes, notFound }: SiteTable): Composed[] => [
  ...remotes.flatMap(({ pages, canary }) => [...pages, ...(canary?.pages ?? [])]),
  notFound,
];

/**
 * Makes documents of texts, and finds those that a previous table has, or that were composed at another
 * time: nothing is composed or compressed a second time.
 * @param previous null if there is none.
 * @param trustsComposed whether what was noted as composed at another time is found.
 */
export function documentMaker(store: Store, previous: SiteTable | null, trustsComposed: boolean) {
  const pages = previous === null ? [] : pagesOf(previous);
  const byInputs = new Map(pages.map(({ inputs, document }) => [inputs, document]));
  const known = [...byInputs.values(), ...Object.values(previous?.files ?? {})];
  const byBody = new Map(known.map((document) => [document.plain, document]));

  async function make(
    text: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<SiteDocument> {
    const body = Buffer.from(text);
    const same = byBody.get(toDigest(body));
    if (same) return { ...same, headers };
    const coding = codings.map(async ({ key, compress }) => {
      const digest = await writeContent(store, await compress(body));
      return { key, digest };
    });
    const [plain, coded] = await Promise.all([writeContent(store, body), Promise.all(coding)]);
    return { headers, plain, coded };
  }

  return {
    make,
    find: async (inputs: string): Promise<SiteDocument | null> =>
      byInputs.get(inputs) ?? (trustsComposed ? findComposed(store, inputs) : null),
  };
}
