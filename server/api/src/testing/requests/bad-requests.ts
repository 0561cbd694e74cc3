import * as fc from 'fast-check';
import { type Call, toCallAddress } from './calls';
import {
  noObject,
  oddBearer,
  oddHeaders,
  oddJson,
  oddNames,
  oddQuery,
  oddSegment,
  oddType,
} from './odd-values';

/** One request as it is sent. */
export interface BadRequest {
  call: Call;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload: string | Buffer | null;
  /** Whether a member's own bearer goes along, so that more than the door is tried. */
  isMember: boolean;
}

const field = (name: string, json: string) => `${JSON.stringify(name)}:${json}`;

/** A body that names a call's fields, with some right, some wrong, some left out and some added. */
function wrongBody(fields: readonly string[], goodJson: fc.Arbitrary<string>) {
  const json = fc.oneof(goodJson, oddJson);
  const own = fc.tuple(...fields.map((name) => fc.option(json.map((value) => field(name, value)))));
  const others = fc.array(
    fc
      .tuple(fc.constantFrom(...oddNames, ...fields), json)
      .map(([name, value]) => field(name, value)),
    { maxLength: 2 },
  );
  return fc
    .tuple(own, others)
    .map(([some, more]) => `{${[...some.filter((one) => one !== null), ...more].join(',')}}`);
}

/**
 * Requests of one call that are wrong in one way or in several.
 * @param known values that exist, so that what is wrong next to them is reached.
 */
export function badRequests(call: Call, known: readonly string[]): fc.Arbitrary<BadRequest> {
  const good = fc.constantFrom(...known);
  const goodSegment = good.map(encodeURIComponent);
  const goodJson = good.map((value) => JSON.stringify(value));
  const count = call.params.length;
  return fc
    .record({
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(call.method) },
        fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'),
      ),
      params: fc.array(fc.oneof(goodSegment, oddSegment), { minLength: count, maxLength: count }),
      query: oddQuery,
      payload: fc.oneof(
        { weight: 4, arbitrary: wrongBody(call.fields ?? [], goodJson) },
        { weight: 1, arbitrary: noObject },
        { weight: call.fields ? 0 : 4, arbitrary: fc.constant(null) },
      ),
      type: fc.option(oddType, { freq: 10 }),
      headers: oddHeaders,
      bearer: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: oddBearer },
      ),
    })
    .map(({ method, params, query, payload, type, headers, bearer }) => ({
      call,
      method,
      url: toCallAddress(call, (name) => params[call.params.indexOf(name)] ?? '') + query,
      headers: {
        ...headers,
        ...(payload !== null && type !== null && { 'content-type': type }),
        ...(bearer !== null && { authorization: bearer }),
      },
      payload,
      isMember: bearer === null,
    }));
}
