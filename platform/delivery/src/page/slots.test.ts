import { pageOptions } from '../testing/page-options';
import { marketing, composeAt, sampleSources } from '../testing/sample-sources';
import { headIn, rootIn } from '../testing/document-parts';
import { tempDir } from '../testing/temp-dir';
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

const withSettings = (sources: PageSources, settings: Record<string, string>): PageSources => ({
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
