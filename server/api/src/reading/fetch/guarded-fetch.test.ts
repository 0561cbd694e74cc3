import {
  type Answer,
  type Listening,
  fetchWith,
  forbidden,
  listenOn,
  open,
  catchReason,
} from '../../testing/outside/open-address';

let answers: Map<string, Answer>;
let website: Listening;
let inside: Listening;
let insideV6: Listening;
beforeAll(async () => {
  website = await listenOn(open, 0, (path) => answers.get(path) ?? {});
  inside = await listenOn(forbidden, website.port, () => ({ body: 'secret' }));
  insideV6 = await listenOn('::1', website.port, () => ({ body: 'secret' }));
});
beforeEach(() => {
  answers = new Map();
});
afterAll(() => Promise.all([website.close(), inside.close(), insideV6.close()]));

const at = (name: string) => `http://${name}:${website.port}/`;

/** Hosts that lead, or could lead, inside; a name is resolved to what stands behind it. */
const literals = [
  '127.0.0.1',
  '127.1',
  '127.0.0.1.',
  '2130706433',
  '017700000001',
  '0x7f000001',
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.0.0.2',
  '0',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.100.100.200',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '93.184.215.14',
  '１２７.０.０.１',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[fec0::1]',
  '[ff02::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'miabakes.com.',
  'metadata',
  'blog..com',
];

const answersInside = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.251',
  '240.0.0.1',
  '255.255.255.255',
  '168.63.129.16',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2001::1',
  '2001:db8::1',
  '100::1',
  'fe80::1',
  'fec0::1',
  'fc00::1',
  'fd00:ec2::254',
  'ff02::1',
  '5f00::1',
];

describe('the guarded fetch', () => {
  it(`opens no socket to any of ${literals.length + answersInside.length} forbidden places, asked or redirected to`, async () => {
    const before = [inside.connections(), insideV6.connections(), website.connections()];
    const names = Object.fromEntries(
      answersInside.map((address, index) => [`inside${index}.com`, [[address]]]),
    );
    const { fetchPage, asked } = fetchWith(website.port, names);
    const hosts = [...literals, ...Object.keys(names)];
    const tried: unknown[] = [];
    for (const host of hosts)
      for (const scheme of ['http', 'https'])
        tried.push([host, await catchReason(fetchPage(`${scheme}://${host}:${website.port}/`))]);
    expect(tried).toEqual(hosts.flatMap((host) => [0, 1].map(() => [host, 'refused'])));
    // A literal address needs no name server, a name is asked for once and then rejected.
    expect(new Set(asked)).toEqual(new Set(Object.keys(names)));
    expect([inside.connections(), insideV6.connections(), website.connections()]).toEqual(before);

    for (const host of hosts) {
      answers.set('/', {
        status: 302,
        headers: { location: `http://${encodeURI(host)}:${website.port}/` },
      });
      const reason = await catchReason(fetchPage(`http://blog.com:${website.port}/`));
      expect([host, reason]).toEqual([host, 'refused']);
    }
    expect([inside.connections(), insideV6.connections()]).toEqual(before.slice(0, 2));
    expect(website.connections()).toBeGreaterThan(0);
  });

  it.each([
    'http://mia:pw@blog.com/',
    'http://mia@blog.com/',
    'ftp://blog.com/',
    'file:///etc/passwd',
    'data:text/html,x',
    'gopher://blog.com/',
    'http://blog.com:22/',
    'http://blog.com:8080/',
    'https://blog.com:6379/',
    'http://',
  ])('rejects %s', async (address) => {
    const { fetchPage, asked } = fetchWith(website.port);
    expect(await catchReason(fetchPage(address))).toBe('refused');
    answers.set('/', { status: 301, headers: { location: address } });
    expect(await catchReason(fetchPage(`http://start.com:${website.port}/`))).toBe('refused');
    expect(asked).not.toContain('blog.com');
  });

  it('rejects a name that changes its address, and one with a forbidden address among others', async () => {
    const before = inside.connections();
    const { fetchPage, asked } = fetchWith(website.port, {
      'changing.com': [[open], [forbidden]],
      'mixed.com': [[open, forbidden]],
      'empty.com': [[]],
    });
    answers.set('/', { headers: { connection: 'close' } });
    expect((await fetchPage(at('changing.com'))).body.toString()).toBe('hello');
    expect(await catchReason(fetchPage(at('changing.com')))).toBe('refused');
    // No look-up but the socket's own, whose answer is the one that was checked.
    expect(asked).toEqual(['changing.com', 'changing.com']);
    expect(await catchReason(fetchPage(at('mixed.com')))).toBe('refused');
    expect(await catchReason(fetchPage(at('empty.com')))).toBe('refused');
    expect(inside.connections()).toBe(before);
  });

  it('lets a name of this machine lead to this machine alone, where that is allowed', async () => {
    const { fetchPage } = fetchWith(
      website.port,
      { localhost: [[open]], 'blog.com': [[forbidden]] },
      true,
    );
    expect((await fetchPage(`http://localhost:${website.port}/`)).status).toBe(200);
    expect((await fetchPage(`http://127.0.0.1:${website.port}/`)).body.toString()).toBe('secret');
    expect(await catchReason(fetchPage(`http://blog.com:${website.port}/`))).toBe('refused');
    expect(await catchReason(fetchPage('http://192.168.0.1/'))).toBe('refused');
    const outward = fetchWith(website.port, { localhost: [['93.184.215.14']] }, true);
    expect(await catchReason(outward.fetchPage('http://localhost/'))).toBe('refused');
  });
});
