import { buildParts } from './building/build-parts';

/** Builds all that is not built from its present sources, or what is named of it. */
await buildParts(process.argv.slice(3));
