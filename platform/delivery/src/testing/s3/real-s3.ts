import type { S3Place } from '../../store/s3/place';

function placeOf(address: string): S3Place {
  const { origin, username, password, pathname, searchParams } = new URL(address);
  return {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    bucket: pathname.slice(1),
    prefix: `cpal-test-${Date.now()}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
  };
}

const address = process.env['S3_TEST_ENDPOINT'];

/**
 * The service that tests may try, by name; none without `S3_TEST_ENDPOINT`, which is such as
 * `https://<key id>:<secret>@<host>/<bucket>?region=auto`.
 */
export const realServices: [string, () => Promise<S3Place>][] = address
  ? [['in the storage of S3_TEST_ENDPOINT', async () => placeOf(address)]]
  : [];
