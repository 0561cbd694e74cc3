import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { describeError } from '@cpal/server-kit/errors';
import type { Environment } from '@cpal/server-kit/settings';
import type { FastifyBaseLogger } from 'fastify';

/** Paths of the two files, both PEM. */
export interface TlsFiles {
  cert: string;
  key: string;
}

/** What is in them. */
export interface KeyPair {
  cert: Buffer;
  key: Buffer;
}

/** How often the files are looked at, in milliseconds: who renews them does so days ahead. */
const usualInterval = 60_000;

function read<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** @throws where one of the files cannot be read. */
export const readKeyPair = ({ cert, key }: TlsFiles): KeyPair => ({
  cert: readFileSync(cert),
  key: readFileSync(key),
});

function fileFault(name: string, file: string, isRight: (content: Buffer) => boolean, is: string) {
  const content = read(() => readFileSync(file));
  if (content === null) return [`${name} must name a file that can be read`];
  return isRight(content) ? [] : [`${name} must name a file with ${is} as PEM`];
}

const certificateIn = (content: Buffer) => read(() => new X509Certificate(content));
const keyIn = (content: Buffer) => read(() => createPrivateKey(content));

/** What is wrong with the files, each fault with its setting's name. */
function pairFaults(files: TlsFiles): string[] {
  const faults = [
    ...fileFault('TLS_CERT', files.cert, (it) => certificateIn(it) !== null, 'a certificate'),
    ...fileFault('TLS_KEY', files.key, (it) => keyIn(it) !== null, 'a private key'),
  ];
  if (faults.length > 0) return faults;
  const { cert, key } = readKeyPair(files);
  const isPair = new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  return isPair ? [] : ['TLS_KEY must name the key of the certificate in TLS_CERT'];
}

/** What is wrong with the settings of TLS, where any is set. */
export function tlsFaults({ TLS_CERT: cert, TLS_KEY: key, PUBLIC_URL = '' }: Environment) {
  if (cert === undefined && key === undefined) return [];
  // Pages name their own address, and browsers are told to use TLS by it.
  const faults = /^https:/i.test(PUBLIC_URL) ? [] : ['PUBLIC_URL must be https beside TLS_CERT'];
  if (cert === undefined) return [...faults, 'TLS_CERT must be set beside TLS_KEY'];
  if (key === undefined) return [...faults, 'TLS_KEY must be set beside TLS_CERT'];
  return [...faults, ...pairFaults({ cert, key })];
}

/**
 * Watches the files, so that a renewed certificate needs no restart.
 * @param renew is given what the files hold, whenever that has changed and belongs together.
 * @returns what ends it.
 */
export function followKeyPair(
  files: TlsFiles,
  renew: (pair: KeyPair) => void,
  { log, interval = usualInterval }: { log: FastifyBaseLogger; interval?: number | undefined },
): () => void {
  const look = () => {
    const faults = pairFaults(files);
    // One of the two may be written before the other.
    if (faults.length > 0) return log.warn({ faults }, 'certificate not renewed');
    try {
      renew(readKeyPair(files));
      return log.info('certificate renewed');
    } catch (error) {
      return log.error({ err: describeError(error) }, 'certificate not renewed');
    }
  };
  const paths = [files.cert, files.key];
  // By looking, not by events: tools that renew exchange links and folders.
  for (const path of paths) watchFile(path, { interval, persistent: false }, look);
  return () => {
    for (const path of paths) unwatchFile(path, look);
  };
}
