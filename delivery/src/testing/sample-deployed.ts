import type { Deployed } from '../registry/composition';
import type { Build } from '../store/build';
import { sampleBuild } from './sample-build';

/** A deployed build that was never published: for what looks at records only. */
export const sampleDeployed = (build: Partial<Build>): Deployed => ({
  current: { id: '0123456789abcdef', build: sampleBuild(build), files: {}, publishedAt: 0 },
  previous: null,
});
