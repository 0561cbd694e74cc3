import StripeSdk from 'stripe';
import { useSandbox } from '../testing/use-sandbox';

const form = (value: string, name = 'description') => new URLSearchParams({ [name]: value });

describe('every call', () => {
  const scene = useSandbox();

  const raw = (path: string, init: RequestInit = {}) =>
    fetch(`${scene.sandbox.origin}${path}`, init);

  it('carries a request id, which errors carry as well', async () => {
    const { lastResponse } = await scene.stripe.products.retrieve('prod_cpal_basic');
    expect(lastResponse.requestId).toMatch(/^req_/);
    await expect(scene.stripe.products.retrieve('prod_none')).rejects.toMatchObject({
      requestId: expect.stringMatching(/^req_/),
      statusCode: 404,
      code: 'resource_missing',
      param: 'id',
      message: "No such product: 'prod_none'",
    });
  });

  it('needs a secret test key', async () => {
    expect((await raw('/v1/customers')).status).toBe(401);
    const live = await raw('/v1/customers', { headers: { authorization: 'Bearer sk_live_abc' } });
    expect(live.status).toBe(401);
    expect(await live.text()).not.toContain('sk_live_abc');
  });

  it('speaks one API version', async () => {
    const old = new StripeSdk('sk_test_x', {
      host: '127.0.0.1',
      port: new URL(scene.sandbox.origin).port,
      protocol: 'http',
    });
    await expect(old.customers.list({}, { apiVersion: '2020-08-27' })).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  it('rejects parameters that Stripe no longer has', async () => {
    const body = new URLSearchParams({ 'payment_method_types[0]': 'card' });
    const headers = { authorization: 'Bearer sk_test_x' };
    const answer = await raw('/v1/setup_intents', { method: 'POST', body, headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { code: 'parameter_unknown', param: 'payment_method_types' },
    });
  });

  it.each([
    ['an address that it does not know', 404, '/v1/charges', {}],
    ['an address outside of the API', 404, '/v2/core/events', {}],
    ['a method that an address does not have', 404, '/v1/products', { method: 'DELETE' }],
    ['a method that nobody uses', 404, '/v1/customers', { method: 'PUT' }],
    [
      'a body that is no form',
      415,
      '/v1/customers',
      { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    ],
    [
      'a body that is too large',
      413,
      '/v1/customers',
      { method: 'POST', body: form('x'.repeat(2e6)) },
    ],
    [
      'text where a map belongs',
      400,
      '/v1/customers',
      { method: 'POST', body: form('a', 'metadata') },
    ],
    [
      'a map where text belongs',
      400,
      '/v1/customers',
      { method: 'POST', body: form('a', 'email[x]') },
    ],
  ])('rejects %s with an error in the body', async (_case, status, path, init) => {
    const request = new Request(`${scene.sandbox.origin}${path}`, init);
    request.headers.set('authorization', 'Bearer sk_test_x');
    const answer = await fetch(request);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      {
        error: expect.objectContaining({
          type: 'invalid_request_error',
          message: expect.stringMatching(/./),
        }),
      },
    ]);
  });

  it('rejects what it does not do, as expanding', async () => {
    const expanded = scene.stripe.prices.list({ expand: ['data.product'] });
    await expect(expanded).rejects.toMatchObject({ code: 'parameter_unknown', param: 'expand' });
  });

  it('rejects a wrong limit and an unknown cursor', async () => {
    await expect(scene.stripe.customers.list({ limit: 101 })).rejects.toMatchObject({
      param: 'limit',
    });
    await expect(scene.stripe.customers.list({ starting_after: 'cus_none' })).rejects.toMatchObject(
      { param: 'starting_after', statusCode: 400 },
    );
  });
});
