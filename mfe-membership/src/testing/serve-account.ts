import type { MailSwitches } from '@cpal/shared/contract/accounts/mails';
import type { Session } from '@cpal/shared/contract/accounts/session';
import { paths } from '@cpal/shared/paths';
import { type Handlers, serveApi } from '@cpal/shared/testing/api';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen, within } from '@testing-library/react';
import remote from '../routes';

export const thisDevice: Session = {
  id: 'ses_1',
  createdAt: 1_760_000_000,
  lastUsedAt: 1_760_100_000,
  isCurrent: true,
  client: 'Firefox on Windows',
};

export const phone: Session = {
  ...thisDevice,
  id: 'ses_2',
  isCurrent: false,
  client: 'Safari on iPhone',
};

/** A member who has switched no mail off. */
export const allMails: MailSwitches = {
  payment_received: true,
  plan_changed: true,
  key_generated: true,
  reading_problems: true,
  monthly_insights: true,
  model_budget: true,
};

const card = (name: string) => within(screen.getByRole('region', { name }));

/** Opens the account of a member; `sessions` is read at each call, so tests may change it. */
export async function openAccount(
  others: Handlers = {},
  sessions: Session[] = [thisDevice],
  address: string = paths.account(),
) {
  const received = serveApi({
    'GET /api/auth/sessions': () => ({ body: { sessions } }),
    'GET /api/account/mails': () => ({ body: allMails }),
    ...others,
  });
  const shown = renderRoutes(remote, address);
  await screen.findByRole('heading', { level: 1, name: 'Account' });
  const calls = () => received.map(({ call }) => call);
  return { ...shown, received, card, calls };
}
