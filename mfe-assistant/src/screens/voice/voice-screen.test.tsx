import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { refusal } from '@cpal/shared/testing/answers';
import { asMember } from '@cpal/shared/testing/session';
import { testSample } from '@cpal/shared/testing/samples/test-opening';
import { testPosts } from '@cpal/shared/testing/samples/test-post';
import { testSite } from '@cpal/shared/testing/samples/test-site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

const call = 'PATCH /api/blogs/:id';

function open(others: Parameters<typeof serveAssistant>[1] = {}, shown = blog) {
  const received = serveAssistant([shown], { [call]: () => ({ body: { blog } }), ...others });
  const sent = () => received.find((one) => one.call.startsWith('PATCH'))?.body;
  return { received, sent, ...renderRoutes(remote, ofBlog(paths.voice(), blog.id)) };
}

const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const save = () => screen.findByRole('button', { name: 'Save changes' });

beforeEach(() => {
  asMember();
});

it('shows what is typed as readers will see it', async () => {
  const { user } = open();
  await user.type(await screen.findByLabelText(/^Greeting/), 'Hi, Ada here!');
  await user.type(screen.getByLabelText(/^Sign-off/), 'Happy baking');
  expect(preview().getByText('Hi, Ada here!')).toBeVisible();
  expect(preview().getByText(/Happy baking/)).toBeVisible();
  expect(preview().getByText('Ask Ada Bakes')).toBeVisible();
});

it('greets in the chosen tone where the blogger says nothing', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Tone'), 'Playful');
  expect(preview().getByText(/aprons on/)).toBeVisible();
});

it('speaks in the language and the form of address that are chosen', async () => {
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText('Language of your blog'), 'German');
  expect(preview().getByText(/^Wie kann ich dir/)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Form of address'), 'Formal (Sie)');
  expect(preview().getByText(/^Wie kann ich Ihnen/)).toBeVisible();
  expect(preview().getByText('Fragen an Ada Bakes')).toBeVisible();
});

it('says where a language has one form of address only', async () => {
  open();
  const field = await screen.findByLabelText('Form of address');
  expect(field).toHaveAccessibleDescription(/^English has one form/);
  expect(
    within(field)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Informal', 'Formal']);
});

it('saves all of it, and says so until something is changed again', async () => {
  const { user, sent } = open();
  await user.selectOptions(await screen.findByLabelText('Where the button is'), 'corner');
  await user.selectOptions(screen.getByLabelText('Language of your blog'), 'German');
  await user.selectOptions(screen.getByLabelText('Form of address'), 'Formal (Sie)');
  await user.click(await save());
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent()).toEqual({
    name: 'Ada Bakes',
    language: 'de',
    voice: { tone: 'warm', address_form: 'formal', greeting: '', sign_off: '' },
    theme: { accent: '#b93a12', placement: 'corner' },
  });
  await user.type(screen.getByLabelText(/^Greeting/), 'Hi');
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
});

it('does not say which language, where none is known yet', async () => {
  const { user, sent } = open({}, { ...blog, language: null });
  expect(await screen.findByLabelText('Language of your blog')).toHaveDisplayValue(
    'As in your posts',
  );
  await user.click(await save());
  expect(await screen.findByText(/^Saved/)).toBeVisible();
  expect(sent()).not.toHaveProperty('language');
});

it.each([
  ['#b93a12', /^As text on dark pages it would be hard to read, so we adjust it there\./],
  ['#ffe08a', /^As text on light pages it would be hard to read, so we adjust it there\./],
  ['#c2410', /^Enter a # and six digits, such as #c2410c\.$/],
])('says of the accent %s how it can be read', async (accent, words) => {
  open();
  const field = await screen.findByLabelText('Accent color');
  fireEvent.change(field, { target: { value: accent } });
  expect(field).toHaveAccessibleDescription(words);
});

it('takes an accent from the picker, and refuses what is none', async () => {
  const { user, sent } = open();
  const picker = await screen.findByLabelText('Pick the accent color');
  fireEvent.change(picker, { target: { value: '#00aa88' } });
  expect(screen.getByLabelText('Accent color')).toHaveValue('#00aa88');
  await user.clear(screen.getByLabelText('Accent color'));
  await user.click(await save());
  expect(await screen.findByText('Accent is a color such as #c2410c')).toBeVisible();
  expect(sent()).toBeUndefined();
});

it('previews a recipe that was read, with questions that readers are offered there', async () => {
  open();
  expect(await screen.findByText('Lemon Ricotta Pancakes')).toBeVisible();
  const offered = within(
    preview().getByRole('list', { name: 'Questions that readers are offered' }),
  );
  expect(offered.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'How long do they keep?',
    'What can I use instead of ricotta?',
  ]);
});

const sampling = 'GET /api/posts/:id/sample';
const isSample = (one: string) => one.endsWith('/sample');

it('answers a question of the post that is asked about most, with the sentence that it is from', async () => {
  const [first] = testPosts;
  if (!first) throw new Error('The sample has a post.');
  const busy = { ...first, id: crypto.randomUUID(), questions: 66 };
  const { received } = open({
    'GET /api/blogs/:id/posts': () => ({
      body: { posts: [{ ...first, questions: 2 }, busy], next: null },
    }),
  });
  expect(await screen.findByText(testSample.answers.informal.warm)).toBeVisible();
  expect(preview().getByText('“They keep for two days.”')).toBeVisible();
  expect(received.flatMap(({ call: one }) => (isSample(one) ? [one] : []))).toEqual([
    `GET /api/posts/${busy.id}/sample`,
  ]);
});

it('answers in the tone that is chosen', async () => {
  const { user, received } = open();
  expect(await screen.findByText(testSample.answers.informal.warm)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Tone'), 'Playful');
  expect(preview().getByText(testSample.answers.informal.playful)).toBeVisible();
  expect(received.filter((one) => isSample(one.call))).toHaveLength(1);
});

it('shows the sign-off as typed under the answer', async () => {
  const { user } = open({}, { ...blog, voice: { ...blog.voice, sign_off: 'Happy baking' } });
  expect(await screen.findByText(testSample.answers.informal.warm)).toBeVisible();
  expect(preview().getByText('Happy baking')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Sign-off/));
  await user.type(screen.getByLabelText(/^Sign-off/), 'Enjoy');
  expect(preview().getByText('Enjoy')).toBeVisible();
  expect(preview().queryByText(/Happy baking/)).not.toBeInTheDocument();
});

it.each([
  ['the post answers nothing that is proposed', () => ({ body: { exchange: null } })],
  ['it cannot be loaded', () => refusal(503, 'overloaded', 'Wait')],
])('shows no answer where %s', async (_case, sample) => {
  const { received } = open({ [sampling]: sample });
  await waitFor(() => expect(received.some((one) => isSample(one.call))).toBe(true));
  expect(await screen.findByText('Lemon Ricotta Pancakes')).toBeVisible();
  expect(preview().queryByText(testSample.answers.informal.warm)).not.toBeInTheDocument();
});

it.each([
  [
    'nothing was read yet',
    { 'GET /api/blogs/:id/posts': () => ({ body: { posts: [], next: null } }) },
  ],
  ['it cannot be loaded', { 'GET /api/posts/:id/trial': () => refusal(503, 'overloaded', 'Wait') }],
])('previews without a recipe where %s', async (_case, others) => {
  open(others);
  await save();
  expect(preview().queryByRole('list')).not.toBeInTheDocument();
});

it('takes a color of the blog as the accent by one click', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Find the colors of my blog' }));
  const colors = within(await screen.findByRole('group', { name: 'Colors of your blog' }));
  expect(colors.getAllByRole('radio')).toHaveLength(3);
  await user.click(colors.getByRole('radio', { name: '#7e22ce' }));
  expect(screen.getByLabelText('Accent color')).toHaveValue('#7e22ce');
  expect(colors.getByRole('radio', { name: '#7e22ce' })).toBeChecked();
});

it('says where the blog has no color of its own', async () => {
  const { user } = open({
    'POST /api/blogs/look': () => ({ body: { site: { ...testSite, accents: [] } } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Find the colors of my blog' }));
  expect(await screen.findByText('We found no color that marks your blog.')).toBeVisible();
});
