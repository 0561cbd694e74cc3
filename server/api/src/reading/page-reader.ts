import * as v from 'valibot';
import { integer } from '@cpal/shared/contract/fields';
import { runJob } from './page/run-job';
import { pageJob } from './read-page';

// A program of its own: a page of 5 MB that takes a second takes nobody else's.
const asked = v.object({ id: integer, job: pageJob });

async function read(message: unknown) {
  const { id, job } = v.parse(asked, message);
  process.send?.({ id, text: await runJob(job) });
}

process.on('message', (message) => void read(message));
process.on('disconnect', () => process.exit(0));
