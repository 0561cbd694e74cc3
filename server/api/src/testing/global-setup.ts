import { buildPrograms } from '../../../../quality/stripe-sandbox/src/testing/build-programs';
import { keepValidators } from '../../../../quality/stripe-sandbox/src/testing/wire/kept';
import { keepEngines } from './database/engine';
import { keepTemplate } from './database/on-server';
import { testDatabaseUrl } from './database/database-url';

/** Makes what the test files of the server share, once before all. */
export default async function prepare(): Promise<void> {
  await buildPrograms('api');
  await keepValidators();
  await keepEngines();
  const serverUrl = testDatabaseUrl;
  if (serverUrl !== undefined) await keepTemplate(serverUrl);
}
