import { api } from '@cpal/shared/api';
import type { CreateLicense, LicenseList } from '@cpal/shared/contract/license';
import { licenseProductId } from '@cpal/shared/contract/license-terms';

/** What the member is told where the list cannot be loaded (spec, section 8). */
export const loadFailure = 'Failed to load license keys. Please try again later.';

/** All keys of the member, newest first. */
export async function listLicenses() {
  const { licenses } = await api.get<LicenseList>('/api/licenses');
  return licenses;
}

/** Makes a key, which becomes the active one. */
export const createLicense = () =>
  api.post('/api/licenses/user', { product_id: licenseProductId } satisfies CreateLicense);

const pathOf = (id: string) => `/api/licenses/${encodeURIComponent(id)}`;

/** Switches a key off; it can be reactivated. */
export const deactivateLicense = (id: string) => api.delete(pathOf(id));

/** Switches a key on, and the member's other keys of the product off. */
export const reactivateLicense = (id: string) => api.put(`${pathOf(id)}/reactivate`);

/** Removes a key for good. */
export const deleteLicensePermanently = (id: string) => api.delete(`${pathOf(id)}/permanent`);
