import type { Deployed } from '../registry/composition';
import type { PageBuild } from '../store/build/build';
import type { PageRelease } from '../store/release';
import { sampleBuild } from './sample-build';

/** A release that was never published: for what looks at records only. */
export const sampleRelease = (build: Partial<PageBuild>): PageRelease => ({
  id: '0123456789abcdef',
  build: sampleBuild(build),
  files: {},
  publishedAt: 0,
});

/** The same as the one release of its name. */
export const sampleDeployed = (build: Partial<PageBuild>): Deployed => ({
  current: sampleRelease(build),
  previous: null,
  canary: null,
});
