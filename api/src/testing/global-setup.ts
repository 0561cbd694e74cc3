import { keepValidators } from '../../../stripe-sandbox/src/testing/wire/kept';
import { keepEngines } from './engine';

/** Makes what every test file of the server loads, once before all. */
export default async function makeKept(): Promise<void> {
  await keepValidators();
  await keepEngines();
}
