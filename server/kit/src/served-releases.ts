/** A release that pages are made of. */
export interface ServedRelease {
  /** Of the front end. */
  name: string;
  id: string;
  /** Whether it is a canary, or current next to one. */
  isCompared: boolean;
}

/**
 * With this header the edge names to the API, of the releases in a report, those that its registry has.
 * As each forwarding header it is believed next to the edge's secret only.
 */
export const servedReleasesHeader = 'x-forwarded-releases';

/** Writes the header's value, such as `shell@0123456789abcdef,mfe-auth@fedcba9876543210*`. */
export const writeServedReleases = (releases: readonly ServedRelease[]): string =>
  releases.map(({ name, id, isCompared }) => `${name}@${id}${isCompared ? '*' : ''}`).join(',');

/** Reads the header's value; what is written otherwise is no release. */
export const readServedReleases = (value: string): ServedRelease[] =>
  value.split(',').flatMap((text) => {
    const [, name, id, mark] = /^([^@*]+)@([^@*]+)(\*?)$/.exec(text.trim()) ?? [];
    return name === undefined || id === undefined ? [] : [{ name, id, isCompared: mark === '*' }];
  });
