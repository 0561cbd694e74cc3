import { passedHeaders, sentHeaders } from './headers';

const origins = {
  own: ['http://localhost:3000', 'http://127.0.0.1:3000'],
  publicUrl: 'https://cpal.example',
};

it('passes the pages of the proxy for the product’s, and those of nobody else', () => {
  const own = { origin: 'http://127.0.0.1:3000', referer: 'http://localhost:3000/auth?a=1' };
  expect(passedHeaders(own, origins)).toEqual({
    origin: 'https://cpal.example',
    referer: 'https://cpal.example/auth?a=1',
  });
  const others = {
    origin: 'http://localhost:3000.evil.example',
    referer: 'http://localhost:3000.evil.example/auth',
  };
  expect(passedHeaders(others, origins)).toEqual(others);
});

it('asks for a document whole and uncoded, for other files as the browser does', () => {
  const asked = { 'accept-encoding': 'br', 'if-none-match': '"a"', range: 'bytes=0-1' };
  expect(passedHeaders({ ...asked, accept: 'text/html,*/*;q=0.8' }, origins)).toEqual({
    accept: 'text/html,*/*;q=0.8',
    'accept-encoding': 'identity',
  });
  expect(passedHeaders({ ...asked, accept: '*/*' }, origins)).toEqual({ ...asked, accept: '*/*' });
});

it('keeps a redirect and a cookie of the product at the proxy', () => {
  const sent = sentHeaders(
    {
      location: 'https://cpal.example/auth',
      'set-cookie': ['a=1; Domain=cpal.example; Path=/; Secure', 'b=2'],
    },
    origins,
  );
  expect(sent).toEqual({
    location: 'http://localhost:3000/auth',
    'set-cookie': ['a=1; Path=/; Secure', 'b=2'],
  });
  const elsewhere = { location: 'https://cpal.example.evil.example/' };
  expect(sentHeaders(elsewhere, origins)).toEqual(elsewhere);
});

it('lets no browser demand https of this machine, or keep a document', () => {
  const headers = {
    'strict-transport-security': 'max-age=1',
    'content-security-policy': "default-src 'none'",
    'content-length': '7',
    etag: '"a"',
    'cache-control': 'no-cache',
  };
  expect(sentHeaders({ ...headers, 'content-type': 'text/html; charset=utf-8' }, origins)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
  });
  expect(sentHeaders({ ...headers, 'content-type': 'text/css' }, origins)).toMatchObject({
    etag: '"a"',
    'content-length': '7',
  });
});
