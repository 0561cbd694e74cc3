import { pageOptions } from '../testing/page-options';
import { marketing, composeAt, sampleSources } from '../testing/sample-sources';
import { headIn, pageDataIn, rootIn } from '../testing/document-parts';
import { samplePage } from '../testing/sample-build';
import { sampleDocument } from '../testing/sample-document';
import { tempDir } from '../testing/temp-dir';
import type { Settings } from '@cpal/shared/deployment';
import type { PageSources } from './compose';

const dir = tempDir();

const withAbout = (about: string) =>
  sampleSources(dir, { remotes: [{ ...marketing, files: { 'pages/about.html': about } }] });

const withFrame = (frame: string) =>
  sampleSources(dir, { shell: { files: { 'frames/about.html': frame } } });

function withData(json: string) {
  const { pages = [] } = marketing.build ?? {};
  return sampleSources(dir, {
    remotes: [
      {
        build: {
          ...marketing.build,
          pages: pages.map((page) => ({ ...page, structuredData: 'pages/about.json' })),
        },
        files: { ...marketing.files, 'pages/about.json': json },
      },
    ],
  });
}

const withSettings = (sources: PageSources, settings: Partial<Settings>): PageSources => ({
  ...sources,
  options: { ...pageOptions, settings: { ...pageOptions.settings, ...settings } },
});

const root = async (sources: PageSources) => rootIn(await composeAt(sources, '/about'));
const idOf = ({ composition }: PageSources) => composition.remotes[0]?.current.id;

describe('markup', () => {
  it('gets the settings and the site’s address, escaped', async () => {
    const sources = await withAbout(
      '<a href="{{waitlistUrl}}">{{contactEmail}}</a> {{publicUrl}} {{contactEmail}}',
    );
    const settings = { waitlistUrl: 'https://wait.example/?a=1&b="2"' };
    expect(await root(withSettings(sources, settings))).toContain(
      '<a href="https://wait.example/?a=1&amp;b=&quot;2&quot;">hello@cpal.example</a>' +
        ' http://localhost:3000 hello@cpal.example',
    );
  });

  it('gets the company’s facts, escaped', async () => {
    const sources = await withAbout('<p>{{companyName}}, {{companyAddress}}: {{governingLaw}}</p>');
    expect(await root(sources)).toContain(
      '<p>Salt &amp; Co, 12 Mill Road, Burlington: the laws of Vermont</p>',
    );
  });

  it('names files of the release that it is of', async () => {
    const sources = await sampleSources(dir, {
      shell: { files: { 'frames/about.html': '<img src="{{files}}/logo.svg">{{screen}}' } },
      remotes: [{ ...marketing, files: { 'pages/about.html': '<img src="{{files}}/team.avif">' } }],
    });
    expect(await root(sources)).toBe(
      '<img src="/files/FURYY/logo.svg"><img src="/files/ZSR-ZNEXRGVAT/team.avif">',
    );
  });

  describe('of a deployment without a waitlist', () => {
    const without = { waitlistUrl: null };
    const twice = {
      build: {
        ...marketing.build,
        pages: [
          samplePage('/about', {
            html: 'pages/about.html',
            htmlWithoutWaitlist: 'pages/about.without-waitlist.html',
          }),
        ],
      },
      files: {
        'pages/about.html': '<a href="{{waitlistUrl}}">Join Waitlist</a>',
        'pages/about.without-waitlist.html': '<a href="/#first-look">Try it</a>',
      },
    };
    const framed = {
      build: {
        document: {
          ...sampleDocument,
          frames: [
            { path: '*', html: 'frames/all.html', htmlWithoutWaitlist: 'frames/all.without.html' },
          ],
        },
      },
      files: { 'frames/all.without.html': '<header>Try it</header><main>{{screen}}</main>' },
    };

    it('is that of its own, of screen and frame', async () => {
      const sources = await sampleSources(dir, { shell: framed, remotes: [twice] });
      expect(await root(withSettings(sources, without))).toBe(
        '<header>Try it</header><main><a href="/#first-look">Try it</a></main>',
      );
      expect(await root(sources)).toContain('Join Waitlist');
    });

    it('names no page that is nowhere', async () => {
      const sources = await withAbout('<a href="{{waitlistUrl}}">Join Waitlist</a>');
      await expect(root(withSettings(sources, without))).rejects.toThrow(
        'pages/about.html has no use for {{waitlistUrl}}',
      );
    });

    it('reaches the browser as a setting', async () => {
      const sources = await sampleSources(dir);
      const page = await composeAt(withSettings(sources, without), '/about');
      expect(pageDataIn(page).settings.waitlistUrl).toBeNull();
    });
  });

  it('is not filled again with what was filled in', async () => {
    const sources = await withAbout('{{waitlistUrl}}');
    const settings = { waitlistUrl: '{{contactEmail}} $& $1' };
    expect(await root(withSettings(sources, settings))).toContain(
      '<main>{{contactEmail}} $&amp; $1</main>',
    );
  });

  it.each(['{{stripePublishableKey}}', '{{screen}}', '{{constructor}}'])(
    'is rejected where it holds %s',
    async (slot) => {
      const sources = await withAbout(`<p>${slot}</p>`);
      await expect(composeAt(sources, '/about')).rejects.toThrow(
        `mfe-marketing ${idOf(sources)}: pages/about.html has no use for ${slot}`,
      );
    },
  );

  it.each(['<main></main>', '<main>{{screen}}{{screen}}</main>'])(
    'is rejected as a frame where it does not hold the screen once: %s',
    async (frame) => {
      const sources = await withFrame(frame);
      await expect(composeAt(sources, '/about')).rejects.toThrow(
        `shell ${sources.composition.shell.id}: frames/about.html must hold {{screen}} once`,
      );
    },
  );
});

describe('structured data', () => {
  it('gets its values as JSON and cannot end its element', async () => {
    const sources = await withData(
      '[{ "url": "{{publicUrl}}/about", "image": "{{publicUrl}}{{files}}/a.png",' +
        ' "name": "{{waitlistUrl}}", "text": "</script>" }]',
    );
    const waitlistUrl = 'https://wait.example/?"\\';
    const page = await composeAt(withSettings(sources, { waitlistUrl }), '/about');
    const lines = headIn(page).join('\n');
    const json = /^<script type="application\/ld\+json">(.*)<\/script>$/m.exec(lines)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual([
      {
        url: 'http://localhost:3000/about',
        image: `http://localhost:3000/files/ZSR-ZNEXRGVAT/a.png`,
        name: waitlistUrl,
        text: '</script>',
      },
    ]);
  });

  it('is rejected where it is no JSON text', async () => {
    const sources = await withData('{ name: CPal }');
    await expect(composeAt(sources, '/about')).rejects.toThrow(
      `mfe-marketing ${idOf(sources)}: pages/about.json: `,
    );
  });
});
