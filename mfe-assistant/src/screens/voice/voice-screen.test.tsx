import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { fireEvent, screen, within } from '@testing-library/react';
import { ofBlog, paths } from '../../paths';
import remote from '../../routes';
import { blog, serveAssistant } from '../../testing/serve-assistant';

const call = 'PATCH /api/blogs/:id';

function open(others: Parameters<typeof serveAssistant>[1] = {}, shown = blog) {
  const received = serveAssistant([shown], { [call]: () => ({ body: { blog } }), ...others });
  const sent = () => received.find((one) => one.call.startsWith('PATCH'))?.body;
  return { sent, ...renderRoutes(remote, ofBlog(paths.voice(), blog.id)) };
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
  expect(preview().getByText('Erhitzen Sie Reste.')).toBeVisible();
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
