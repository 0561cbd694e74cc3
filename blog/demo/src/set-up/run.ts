import { errorMessage } from '@cpal/server-kit/errors';
import { readSetUpSettings } from '../settings';
import { setUp } from './set-up';

/**
 * Sets the blog up next to a running product: `set-up.js <here> <product> <blog>`, all origins. The
 * calls go to the first, which this machine reaches whatever the product is called outside.
 */
const [, , here = '', product = '', blog = ''] = process.argv;

// The set-up ends with the start that it belongs to.
process.on('disconnect', () => process.exit(1));

try {
  const places = { here, product, blog, ...readSetUpSettings(process.env) };
  const { login, posts, haveReaders } = await setUp(places);
  process.stdout.write(
    `The blog's assistant has read ${posts} recipes; its blogger logs in as ${login.email} ` +
      `with the password ${login.password}\n`,
  );
  const visits = await haveReaders();
  if (visits > 0) process.stdout.write(`The blog had ${visits} visits of simulated readers\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`The blog has no assistant: ${errorMessage(error)}\n`);
  process.exit(1);
}
