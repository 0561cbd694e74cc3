import { UserError } from '@cpal/server-kit/errors';
import type { PageOptions } from '../page/page-options';
import { readDocument } from '../site/read-document';
import { readSite } from '../site/site';
import { toDigest } from '../store/integrity';
import type { Store } from '../store/store';
import { optionsJson } from './options';
import type { Registry } from './registry';

/** Whether nothing was promoted yet. */
export const isEmpty = ({ entries }: Pick<Registry, 'entries'>): boolean =>
  Object.keys(entries).length === 0;

/** Whether all pages of a registry are there and undamaged. */
export async function hasPages(store: Store, registry: Registry): Promise<boolean> {
  try {
    await readSite(store, registry, (document) => readDocument(store, document));
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

/**
 * Whether a registry's pages are composed with these options, and all of them are there and undamaged;
 * one to which nothing was promoted has no pages to compose.
 */
export async function isComposedWith(
  store: Store,
  registry: Registry,
  options: PageOptions,
): Promise<boolean> {
  if (registry.options !== toDigest(optionsJson(options))) return false;
  return isEmpty(registry) || hasPages(store, registry);
}
