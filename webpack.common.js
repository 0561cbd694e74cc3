/** The door to build/, which is TypeScript: on Node 20 webpack reads configurations in JavaScript. */
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./build/src/federated')} */
const { federated } = await tsImport('./build/src/federated.ts', import.meta.url);

export { federated };
