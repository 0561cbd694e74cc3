import {
  type ServedRelease,
  servedReleasesHeader,
  writeServedReleases,
} from '@cpal/server-kit/served-releases';
import { reportTelemetry } from '@cpal/shared/contract/telemetry/telemetry';
import type { FastifyRequest } from 'fastify';
import { sentPath } from '../sent-path';

/**
 * Says to the API which of the releases in a report there are: only the edge follows the registry. Those that
 * the report does not name are left out, so that the header stays short however many there are.
 * @returns headers; none for what is no report.
 */
export function vouchForReleases(
  request: FastifyRequest,
  body: Buffer | null,
  served: () => readonly ServedRelease[],
): Record<string, string> {
  const { method, path } = reportTelemetry;
  if (request.method !== method || sentPath(request) !== path) return {};
  const named = body === null ? [] : served().filter(({ id }) => body.includes(id));
  return { [servedReleasesHeader]: writeServedReleases(named) };
}
