import { get } from 'node:http';

/**
 * What a document weighs as it is sent by HTTP/1.1 to a browser that reads brotli: its status line,
 * its headers and its body, in bytes.
 * @param url of a server without TLS.
 */
export const documentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br, zstd' };
    const request = get(url, { headers }, (response) => {
      const { statusCode, statusMessage, rawHeaders } = response;
      const fields = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
      const head = `HTTP/1.1 ${statusCode} ${statusMessage}\r\n${fields.join('')}\r\n`;
      let bytes = Buffer.byteLength(head, 'latin1');
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
