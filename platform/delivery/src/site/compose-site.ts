import { composePage, type Page, pageFormat, type PageSources } from '../page/compose';
import type { PageOptions } from '../page/page-options';
import type { OwnedPage } from '../page/screen';
import { asCanary, type Composition, type Deployed } from '../registry/composition';
import { toDigest } from '../store/integrity';
import { textReader } from '../store/read-text';
import type { Store } from '../store/store';
import { readWidget } from '../widget/widget';
import { noteComposed } from './composed';
import { composeDeltas } from './deltas';
import { documentMaker } from './make-documents';
import { siteFiles } from './site-files';
import type { Composed, SiteDocument, SiteTable } from './table';

interface SiteSources {
  store: Store;
  composition: Composition;
  options: PageOptions;
  /** What was composed before; null if nothing was. */
  former: SiteTable | null;
  /** Whether pages are taken that were noted as composed of the same inputs. */
  trustsComposed?: boolean;
}

/** All on which a page depends: two pages with the same digest are the same. */
function inputsOf({ composition, options }: PageSources, owned: OwnedPage | null): string {
  const { current, previous } = owned?.owner ?? { current: null, previous: null };
  const place = [current?.build.name, current?.id, previous?.id, owned?.page.path];
  return toDigest(JSON.stringify([pageFormat, options, composition.shell.id, place]));
}

/** A page that is there already, or that was composed and is not written yet. */
interface Draft {
  inputs: string;
  content: SiteDocument | Page;
}

/** The pages of one release of a remote. */
interface DraftedForm {
  prefixes: string[];
  pages: { path: string; draft: Draft }[];
}

/**
 * Composes every page of a composition and writes its body to the store; of the previous pages, those
 * that would be the same are taken as they are. The pages of a remote with a canary are composed of both.
 * @throws UserError if a page cannot be made; nothing is written then.
 */
export async function composeSite(site: SiteSources): Promise<SiteTable> {
  const { store, composition, options, former, trustsComposed = true } = site;
  const sources = { composition, read: textReader(store), options };
  const { make, find } = documentMaker(store, former, trustsComposed);

  const draft = async (owned: OwnedPage | null): Promise<Draft> => {
    const inputs = inputsOf(sources, owned);
    return { inputs, content: (await find(inputs)) ?? (await composePage(sources, owned)) };
  };
  const draftPages = async (owner: Deployed): Promise<DraftedForm> => {
    const { prefixes, pages } = owner.current.build;
    const drafted = pages.map(async (page) => ({
      path: page.path,
      draft: await draft({ owner, page }),
    }));
    return { prefixes, pages: await Promise.all(drafted) };
  };
  const drafts = composition.remotes.map(async (owner) => ({
    form: await draftPages(owner),
    canary: owner.canary && {
      form: await draftPages(asCanary(owner, owner.canary)),
      id: owner.canary.release.id,
      percent: owner.canary.percent,
    },
  }));
  const owners = await Promise.all(drafts);
  const notFound = await draft(null);
  const widget = composition.widget && (await readWidget(composition.widget, sources.read));

  const finish = async ({ inputs, content }: Draft): Promise<Composed> => {
    if (!('html' in content)) return { inputs, document: content };
    const composed = { inputs, document: await make(content.html, content.headers) };
    await noteComposed(store, composed);
    return composed;
  };
  const finishPages = async ({ prefixes, pages }: DraftedForm) => {
    const finished = pages.map(async (page) => ({
      path: page.path,
      ...(await finish(page.draft)),
    }));
    return { prefixes, pages: await Promise.all(finished) };
  };
  const finishing = owners.map(async ({ form, canary }) => ({
    ...(await finishPages(form)),
    canary: canary && {
      ...(await finishPages(canary.form)),
      id: canary.id,
      percent: canary.percent,
    },
  }));
  const files = siteFiles(composition, options.publicUrl).map(
    async ({ path, text, headers }) => [path, await make(text, headers)] as const,
  );
  const [remotes, made] = await Promise.all([Promise.all(finishing), Promise.all(files)]);
  return {
    remotes,
    notFound: await finish(notFound),
    files: Object.fromEntries(made),
    deltas: await composeDeltas(store, composition, former),
    widget,
  };
}
