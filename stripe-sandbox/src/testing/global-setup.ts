import { buildProgram } from './build-program';
import { keepValidators } from './wire/kept';

/** Makes what the test files of the sandbox share, once before all. */
export default async function prepare(): Promise<void> {
  buildProgram('stripe-sandbox');
  await keepValidators();
}
