import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import { refusal } from '@cpal/shared/testing/answers';
import type { Handlers } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, within } from '@testing-library/react';
import remote from '../../../routes';
import { details, everything, serveBilling } from '../../../testing/serve-billing';

const saving = 'PUT /api/billing/details';
const address = {
  line1: 'Hauptstr. 1',
  line2: null,
  city: 'Berlin',
  state: null,
  postal_code: '10115',
  country: 'DE',
};
const german: BillingDetails = {
  name: 'Soup GmbH',
  address,
  tax_id: { type: 'eu_vat', value: 'DE123456789' },
};

async function open(held: BillingDetails, others: Handlers = {}) {
  asMember();
  const received = serveBilling(everything(), {
    'GET /api/billing/details': () => ({ body: held }),
    ...others,
  });
  const shown = renderRoutes(remote, '/membership/billing');
  const card = within(await screen.findByRole('region', { name: 'Billing Details' }));
  const button = await card.findByRole('button', { name: 'Edit' });
  return { ...shown, received, card, button };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Edit Billing Details' }));
const field = (name: RegExp | string) => dialog().getByLabelText(name);
const lastSaved = (received: { call: string; body: unknown }[]) =>
  received.findLast(({ call }) => call === saving)?.body;

it('shows company, address and tax id', async () => {
  const { card } = await open(german);
  expect(card.getByText('Soup GmbH')).toBeVisible();
  expect(card.getByText('Hauptstr. 1, 10115 Berlin, Germany')).toBeVisible();
  expect(card.getByText('DE123456789')).toBeVisible();
});

it('says what is not there yet', async () => {
  const { card } = await open(details);
  expect(card.getByText('Ada Cook')).toBeVisible();
  expect(card.getAllByText('Not given')).toHaveLength(2);
});

it('saves everything that was typed, says so and shows it', async () => {
  let held = details;
  const { user, button, received } = await open(details, {
    'GET /api/billing/details': () => ({ body: held }),
    [saving]: () => {
      held = german;
      return { body: german };
    },
  });
  await user.click(button);
  await user.clear(field('Company or name'));
  await user.type(field('Company or name'), 'Soup GmbH');
  await user.selectOptions(field(/Country/), 'Germany');
  await user.type(field(/Address line 1/), 'Hauptstr. 1');
  await user.type(field(/Postal code/), '10115');
  await user.type(field(/City/), 'Berlin');
  expect(field(/Tax ID/)).toHaveAccessibleDescription('EU VAT number, such as DE123456789');
  await user.type(field(/Tax ID/), 'DE123456789');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hauptstr. 1, 10115 Berlin, Germany')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('Your billing details have been saved.')).toBeVisible();
  expect(lastSaved(received)).toEqual({
    ...german,
    address: { ...address, line2: '', state: '' },
  });
});

it('takes the tax id and the address away where they are emptied', async () => {
  const { user, button, received } = await open(german, { [saving]: () => ({ body: details }) });
  await user.click(button);
  for (const name of [/Address line 1/, /Postal code/, /City/, /Tax ID/])
    await user.clear(field(name));
  await user.selectOptions(field(/Country/), '');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Your billing details have been saved.');
  expect(lastSaved(received)).toEqual({ name: 'Soup GmbH', address: null, tax_id: null });
});

it("keeps a tax id's own type where the country stays", async () => {
  const tax_id = { type: 'de_stn', value: '1234567890' };
  const held = { ...german, tax_id };
  const { user, button, received } = await open(held, { [saving]: () => ({ body: held }) });
  await user.click(button);
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Your billing details have been saved.');
  expect(lastSaved(received)).toMatchObject({ tax_id });
});

it('names what is missing at its field, before anything is sent', async () => {
  const { user, button, received } = await open(details);
  await user.click(button);
  await user.clear(field('Company or name'));
  await user.type(field(/City/), 'Berlin');
  await user.type(field(/Tax ID/), 'DE123456789');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(field('Company or name')).toHaveAccessibleDescription('Company or name is required');
  expect(field('Company or name')).toHaveFocus();
  expect(field(/Country/)).toHaveAccessibleDescription('Country is required');
  expect(field(/Tax ID/)).toHaveAccessibleDescription(/^Please choose your country/);
  expect(lastSaved(received)).toBeUndefined();
});

it('shows a tax id that was refused at its field, with what was typed', async () => {
  const { user, button } = await open(german, {
    [saving]: () => refusal(400, 'tax_id_invalid', 'This tax ID is not valid.'),
  });
  await user.click(button);
  await user.type(field(/Tax ID/), '0');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByText('This tax ID is not valid.')).toBeVisible();
  expect(field(/Tax ID/)).toBeInvalid();
  expect(field(/Tax ID/)).toHaveValue('DE1234567890');
});

it('leaves the rest of the screen alone where the provider is away, and asks again', async () => {
  asMember();
  let isAway = true;
  serveBilling(everything(), {
    'GET /api/billing/details': () =>
      isAway ? refusal(503, 'payment_provider_unavailable', 'Away') : { body: german },
  });
  const { user } = renderRoutes(remote, '/membership/billing');
  const card = within(await screen.findByRole('region', { name: 'Billing Details' }));
  expect(await card.findByRole('alert')).toHaveTextContent('Failed to load your billing details');
  expect(screen.getByText('Next billing date')).toBeVisible();
  isAway = false;
  await user.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByText('Soup GmbH')).toBeVisible();
});
