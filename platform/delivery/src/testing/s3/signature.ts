import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, data: string) =>
  createHmac('sha256', key).update(data).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`,
  );

/** The form of a request that both sides sign: Amazon's description of Signature Version 4. */
function canonical(request: IncomingMessage, signedHeaders: string): string {
  const { method = '', url = '', headers } = request;
  const [path = '', query = ''] = url.split('?');
  const pairs = query.split('&').filter(Boolean);
  const parts = pairs.map((pair) => pair.split('=').map(decodeURIComponent).map(encode).join('='));
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name])}\n`);
  return [
    method,
    path.split('/').map(decodeURIComponent).map(encode).join('/'),
    parts.toSorted().join('&'),
    lines.join(''),
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n');
}

/** Whether a request was signed with this secret, as it arrived and with this body. */
export function isSigned(request: IncomingMessage, body: Buffer, secret: string): boolean {
  const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers;
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  const isOfBody = hash === sha256(body) && names.split(';').includes('x-amz-content-sha256');
  const key = scope.split('/').reduce<Buffer | string>(hmac, `AWS4${secret}`);
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical(request, names))].join('\n');
  return isOfBody && hmac(key, text).toString('hex') === signature;
}
