import { buildPrograms } from './build-programs';
import { keepValidators } from './wire/kept';

/** Makes what the test files of the sandbox and the proofs share, once before all. */
export default async function prepare(): Promise<void> {
  await buildPrograms('stripe-sandbox', 'edge', 'api');
  await keepValidators();
}
