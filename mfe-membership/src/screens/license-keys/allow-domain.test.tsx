import { refusal } from '@cpal/shared/testing/answers';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor } from '@testing-library/react';
import remote from '../../routes';
import { activeKey, blog, domainsOf, serveMembership } from '../../testing/serve-membership';

const second = { domain: 'adabrews.com', activated_at: 1_750_000_000 };
const allow = 'POST /api/licenses/:id/domains';
const submit = async (user: Awaited<ReturnType<typeof open>>['user'], domain: string) => {
  await user.type(await screen.findByLabelText('Domain'), domain);
  await user.click(screen.getByRole('button', { name: 'Allow Domain' }));
};

async function open(handlers: Parameters<typeof serveMembership>[1]) {
  const received = serveMembership([activeKey], handlers);
  const { user } = renderRoutes(remote, '/membership/license-keys');
  await user.click(await screen.findByRole('button', { name: /^Domains/ }));
  return { user, received };
}

const shown = (domain: string) => screen.findByRole('button', { name: `Release ${domain}` });

beforeEach(() => {
  asMember();
});

describe('allowing a domain', () => {
  it('names the domain as it was typed where the server does not say it', async () => {
    const { user } = await open({
      'GET /api/licenses/:id/domains': domainsOf([blog]),
      [allow]: async () => ({ status: 201, body: {} }),
    });
    await submit(user, ' adabrews.com ');
    expect(await screen.findByText('adabrews.com is allowed.')).toBeVisible();
  });

  it('sends what was typed, tells of it and shows it in the list', async () => {
    const domains = [blog];
    const { user, received } = await open({
      'GET /api/licenses/:id/domains': () => domainsOf(domains)(),
      [allow]: () => {
        domains.unshift(second);
        return { status: 201, body: { domain: second } };
      },
    });
    await submit(user, ' https://AdaBrews.com ');
    await shown('adabrews.com');
    const told = screen.getByText('adabrews.com is allowed.');
    expect(told.parentElement).toHaveAttribute('role', 'status');
    expect(screen.getByLabelText('Domain')).toHaveValue('');
    expect(received).toContainEqual({
      call: 'POST /api/licenses/lic_1/domains',
      body: { domain: 'https://AdaBrews.com' },
      bearer: 'access',
    });
  });

  it('says at the field why a domain is refused, and keeps what was typed', async () => {
    const { user, received } = await open({
      'GET /api/licenses/:id/domains': domainsOf([blog]),
      [allow]: () => refusal(400, 'validation_failed', 'Please enter a domain.'),
    });
    await user.click(await screen.findByRole('button', { name: 'Allow Domain' }));
    expect(screen.getByLabelText('Domain')).toHaveAccessibleDescription(/Domain is required/);
    expect(received.map(({ call }) => call)).not.toContain('POST /api/licenses/lic_1/domains');
    await submit(user, 'nonsense');
    await waitFor(() =>
      expect(screen.getByLabelText('Domain')).toHaveAccessibleDescription(/Please enter a domain/),
    );
    expect(screen.getByLabelText('Domain')).toHaveValue('nonsense');
  });

  it('is not offered where the key has all its domains', async () => {
    await open({
      'GET /api/licenses/:id/domains': domainsOf([blog, second, { ...blog, domain: 'c.com' }]),
    });
    await shown('c.com');
    expect(screen.queryByLabelText('Domain')).not.toBeInTheDocument();
  });
});
