import { api, toProblem } from '@cpal/shared/api';
import { unread } from '@cpal/shared/contract/fields';
import { type CreateLicense, licenseDomains, licenseList } from '@cpal/shared/contract/license';
import { licenseProductId } from '@cpal/shared/contract/license-terms';

/** What the member is told where the list cannot be loaded (spec, section 8). */
export const loadFailure = 'Failed to load license keys. Please try again later.';

/** All keys of the member, newest first. */
export async function listLicenses() {
  const { licenses } = await api.get('/api/licenses', licenseList);
  return licenses;
}

/** Makes a key, which becomes the active one. */
export const createLicense = () =>
  api.post('/api/licenses/user', unread, { product_id: licenseProductId } satisfies CreateLicense);

const pathOf = (id: string) => `/api/licenses/${encodeURIComponent(id)}`;

/** Switches a key off; it can be reactivated. */
export const deactivateLicense = (id: string) => api.delete(pathOf(id), unread);

/** Switches a key on, and the member's other keys of the product off. */
export const reactivateLicense = (id: string) => api.put(`${pathOf(id)}/reactivate`, unread);

/** Removes a key for good. */
export const deleteLicensePermanently = (id: string) =>
  api.delete(`${pathOf(id)}/permanent`, unread);

const domainsPathOf = (id: string) => `${pathOf(id)}/domains`;

/** Where a key is in use, newest first, and how many domains it may have. */
export const listDomains = (id: string) => api.get(domainsPathOf(id), licenseDomains);

/** Takes a domain off a key; one that is gone already is off as well. */
export const releaseDomain = (id: string, domain: string) =>
  api
    .delete(`${domainsPathOf(id)}/${encodeURIComponent(domain)}`, unread)
    .catch((thrown: unknown) => {
      if (toProblem(thrown).code !== 'not_found') throw thrown;
    });
