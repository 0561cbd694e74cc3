import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** One value of ASN.1 as DER writes it: its tag, its length, its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const bytes = length < 0x100 ? [length] : [length >> 8, length & 0xff];
  const size = length < 0x80 ? bytes : [0x80 + bytes.length, ...bytes];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => der(tag, Buffer.from(value, 'latin1'));
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const nameOf = (host: string) => sequence(der(0x31, sequence(oid('550403'), text(0x0c, host))));
const alternativeNames = (host: string) =>
  sequence(oid('551d11'), der(0x04, sequence(text(0x82, host), text(0x82, 'localhost'))));

/** A certificate that a key has signed for itself, for a host and for `localhost`. */
function certificate(host: string, publicKey: KeyObject, privateKey: KeyObject): Buffer {
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ecdsaWithSha256,
    nameOf(host),
    sequence(text(0x17, '250101000000Z'), text(0x17, '491231235959Z')),
    nameOf(host),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(alternativeNames(host))),
  );
  return sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
}

const pem = (content: Buffer) => {
  const lines = content.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};

/** Writes a new key and a certificate of its own into a folder, over former ones. */
export function writeKeyPair(folder: string, host = 'cpal.example') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
  writeFileSync(files.key, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(files.cert, pem(certificate(host, publicKey, privateKey)));
  return files;
}
