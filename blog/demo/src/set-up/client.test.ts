import { once } from 'node:events';
import { createServer } from 'node:http';
import { checkReadiness } from '@cpal/shared/contract/operation';
import { getBlog, verifyBlog } from '@cpal/shared/contract/blogs/blog';
import { createClient } from './client';

/** A product that answers each request with a status and what it was asked. */
async function listening(status: number) {
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const told = { code: 'not_found', message: `${method} ${url} ${headers.authorization}` };
    response.writeHead(status).end(JSON.stringify(status === 200 ? { status: 'ok' } : told));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

describe('createClient', () => {
  it('reads what the contract says', async () => {
    const { origin, close } = await listening(200);
    expect(await createClient(origin).send(checkReadiness)).toEqual({ status: 'ok' });
    await expect(createClient(origin).send(getBlog, { params: { id: 'x' } })).rejects.toThrow(
      'blog',
    );
    close();
  });

  it('says which call was rejected, and why', async () => {
    const { origin, close } = await listening(404);
    const asked = createClient(origin)
      .as('secret')
      .send(verifyBlog, { params: { id: 'a/b' } });
    await expect(asked).rejects.toMatchObject({
      code: 'not_found',
      message: 'POST /api/blogs/:id/verify: POST /api/blogs/a%2Fb/verify Bearer secret',
    });
    close();
  });
});
