import { useSandbox } from '../testing/use-sandbox';

describe("a customer's address and tax ids", () => {
  const scene = useSandbox();
  let customer: string;

  beforeEach(async () => {
    ({ id: customer } = await scene.stripe.customers.create({ name: 'Cook' }));
  });

  const add = (type: 'eu_vat' | 'us_ein' | 'ad_nrt', value: string) =>
    scene.stripe.customers.createTaxId(customer, { type, value });

  it('keeps an address, of which what is not given is empty, and takes it away', async () => {
    const address = { line1: 'Hauptstr. 1', city: 'Berlin', country: 'DE' };
    const changed = await scene.stripe.customers.update(customer, { address });
    const rest = { line2: null, postal_code: null, state: null };
    expect(changed.address).toEqual({ ...address, ...rest });
    expect((await scene.stripe.customers.update(customer, { address: '' })).address).toBeNull();
  });

  it('rejects a country that is no code', async () => {
    const update = scene.stripe.customers.update(customer, { address: { country: 'Germany' } });
    await expect(update).rejects.toMatchObject({ statusCode: 400, param: 'address[country]' });
  });

  it('lists, newest first, what was added and not deleted', async () => {
    const first = await add('eu_vat', 'DE123456789');
    expect(first).toMatchObject({ country: 'DE', customer, type: 'eu_vat', value: 'DE123456789' });
    const second = await add('us_ein', '12-3456789');
    const other = await scene.stripe.customers.create();
    expect((await scene.stripe.customers.listTaxIds(other.id)).data).toEqual([]);
    const list = async () => (await scene.stripe.customers.listTaxIds(customer)).data;
    expect(await list()).toEqual([second, first]);
    const gone = await scene.stripe.customers.deleteTaxId(customer, first.id);
    expect(gone).toEqual(expect.objectContaining({ id: first.id, deleted: true }));
    expect(await list()).toEqual([second]);
    await expect(scene.stripe.customers.deleteTaxId(other.id, second.id)).rejects.toMatchObject({
      statusCode: 404,
    });
    expect(scene.receiver.types()).toContain('customer.tax_id.deleted');
  });

  it.each([
    ['eu_vat', 'soup'],
    ['us_ein', 'DE123456789'],
  ] as const)('rejects a %s like %s', async (type, value) => {
    await expect(add(type, value)).rejects.toMatchObject({
      statusCode: 400,
      code: 'tax_id_invalid',
      param: 'value',
    });
  });

  it('rejects a kind that it does not know', async () => {
    await expect(add('ad_nrt', 'A-123456-Z')).rejects.toMatchObject({ param: 'type' });
  });
});
