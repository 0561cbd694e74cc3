/** What the calls under load are sent with: one member's token and the key of that member's blog. */
export interface Blogger {
  email: string;
  token: string;
  licenseKey: string;
}

const password = 'Rosemary&Thyme7';

/** Sends JSON and reads JSON. */
async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}

/** Makes an account. */
export const signUp = (origin: string, email: string) =>
  post(`${origin}/api/users/sign-up`, { email, fullName: 'Ada Baker', password });

/** Opens a session, and gives its access token. */
export async function logIn(origin: string, email: string): Promise<string> {
  const url = `${origin}/api/auth/login`;
  return (await post<{ access_token: string }>(url, { email, password })).access_token;
}

/** What a blog sends to have its key validated. */
export const validation = (key: string) => ({ key, domain: 'https://www.ada-bakes.com/bread' });

// There are no payments here, so what webhooks would write is written directly.
const subscribeEverybody = `
  update users set stripe_customer_id = 'cus_' || id;
  insert into billing_customers (id, last_ticket, applied_ticket)
    select stripe_customer_id, 0, 0 from users;
  insert into subscriptions (id, customer_id, created, status, current_period_end, plan_name,
      amount, interval, cancel_at_period_end)
    select 'sub_' || id, stripe_customer_id, 1, 'active', 2000000000, 'Basic', 2000, 'month', false
    from users;
`;

/**
 * Signs up so many members, gives each a subscription and a license that is activated on a domain.
 * @param runSql runs SQL in the server's database.
 */
export async function createBloggers(
  origin: string,
  count: number,
  runSql: (sql: string) => void,
): Promise<Blogger[]> {
  const emails = Array.from({ length: count }, (_, index) => `ada-${index}@blog.example`);
  for (const email of emails) await signUp(origin, email);
  runSql(subscribeEverybody);
  const bloggers: Blogger[] = [];
  for (const email of emails) bloggers.push(await createBlogger(origin, email));
  return bloggers;
}

async function createBlogger(origin: string, email: string): Promise<Blogger> {
  const token = await logIn(origin, email);
  const { license } = await post<{ license: { id: string; key: string } }>(
    `${origin}/api/licenses/user`,
    { product_id: 'cpal' },
    token,
  );
  const { domain } = validation(license.key);
  await post(`${origin}/api/licenses/${license.id}/domains`, { domain }, token);
  return { email, token, licenseKey: license.key };
}
