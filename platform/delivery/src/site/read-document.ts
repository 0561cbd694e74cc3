import { type Coding, codings } from '../codings';
import { readContent } from '../store/contents';
import type { Store } from '../store/store';
import type { SiteDocument } from './table';

/** A document's body in each form. */
interface Forms {
  plain: Buffer;
  coded: ReadonlyMap<Coding, Buffer>;
}

/**
 * Reads all forms of a document.
 * @throws UserError if one is missing or damaged.
 */
export async function readDocument(store: Store, { plain, coded }: SiteDocument): Promise<Forms> {
  const forms = coded.map(
    async ({ key, digest }) => [key, await readContent(store, digest)] as const,
  );
  const byKey = new Map(await Promise.all(forms));
  return {
    plain: await readContent(store, plain),
    coded: new Map(
      codings.flatMap((coding) => {
        const form = byKey.get(coding.key);
        return form === undefined ? [] : [[coding, form]];
      }),
    ),
  };
}
