import { matching, optional, origin, string, text } from '@cpal/server-kit/fields';
import { defineSettings, type Environment } from '@cpal/server-kit/settings';
import { namePattern } from './store/build/build';
import { type S3Place, s3Address } from './store/s3/place';

/** The settings that say where the release store is. */
export const storeFields = {
  RELEASES_DIR: optional(string(), '.releases'),
  RELEASES_URL: optional(
    text((value) => s3Address(value) !== null, 'an address such as s3://bucket/folder'),
  ),
  S3_ENDPOINT: optional(origin),
  S3_REGION: optional(matching(/^[a-z0-9-]{1,40}$/, 'the name of a region'), 'us-east-1'),
  S3_ACCESS_KEY_ID: optional(string()),
  S3_SECRET_ACCESS_KEY: optional(string()),
  ENVIRONMENT: optional(
    matching(namePattern, 'a name of lower-case letters, digits and hyphens'),
    'local',
  ),
};

/** What production asks of them: who answers for the storage decides what scripts run in pages. */
export const storeMatch = [['S3_ENDPOINT', /^https:/, 'https']] as const;

/** What an address of object storage lacks. */
export const storeFailures = ({ RELEASES_URL, ...env }: Environment): string[] =>
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    .filter((name) => RELEASES_URL !== undefined && env[name] === undefined)
    .map((name) => `${name} must be set beside RELEASES_URL`);

const rules = { inProduction: { set: [], match: storeMatch }, between: storeFailures };

const storeSettings = defineSettings({ fields: storeFields, ...rules });

/** The settings of the program `cpal`. */
export const programSettings = defineSettings({
  fields: { ...storeFields, TELEMETRY_URL: optional(origin), TELEMETRY_TOKEN: optional(string()) },
  ...rules,
});

/** A folder, or a place in object storage. */
export type StorePlace = string | S3Place;

type StoreValues = Omit<ReturnType<typeof storeSettings.read>, 'isProduction'>;

/** Where the settings say that the store is. */
export function storePlace(values: StoreValues): StorePlace {
  const { RELEASES_DIR, RELEASES_URL = '' } = values;
  const address = s3Address(RELEASES_URL);
  if (address === null) return RELEASES_DIR;
  const { S3_ENDPOINT = '', S3_REGION, S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = values;
  return {
    ...address,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/**
 * Reads the settings of `cpal`: the store, the environment, and where counts of releases are, null if
 * that is not said.
 * @throws UserError that names every wrong setting.
 */
export function readProgramSettings(env: Environment) {
  const values = programSettings.read(env);
  const { TELEMETRY_URL, TELEMETRY_TOKEN = null } = values;
  return {
    place: storePlace(values),
    environment: values.ENVIRONMENT,
    counts: TELEMETRY_URL === undefined ? null : { origin: TELEMETRY_URL, token: TELEMETRY_TOKEN },
  };
}

/**
 * Reads which store is meant, and which environment in it.
 * @throws UserError that names every wrong setting.
 */
export function readStoreSettings(env: Environment): { place: StorePlace; environment: string } {
  const values = storeSettings.read(env);
  return { place: storePlace(values), environment: values.ENVIRONMENT };
}
