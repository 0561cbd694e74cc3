import { keepValidators } from '../../../stripe-sandbox/src/testing/wire/kept';
import { keepEngines } from './engine';
import { buildServer } from './process';

/** Makes what every test file of the server loads, once before all. */
export default async function makeKept(): Promise<void> {
  buildServer();
  await keepValidators();
  await keepEngines();
}
