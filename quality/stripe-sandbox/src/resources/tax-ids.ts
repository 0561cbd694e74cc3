import { createTaxId, taxIdTypes } from '../billing/tax-ids';
import { choice, required, text } from '../http/params';
import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import type { Routes } from './endpoint';

const createParams = { type: choice(...taxIdTypes), value: text };

/** A customer's tax ids: create, list, delete. */
export function taxIdRoutes({ del, list, post }: Routes, sandbox: Sandbox): void {
  const { customers, taxIds } = sandbox.store;
  const path = '/customers/:id/tax_ids';

  post(path, createParams, (params, id) => {
    const { id: customer } = customers.find(id);
    const type = required(params.type, 'type');
    return createTaxId(sandbox, customer, type, required(params.value, 'value'));
  });

  list(path, taxIds, {}, (_form, taxId, id) => taxId.customer === customers.find(id).id);

  del(`${path}/:part`, (id, part) => {
    const taxId = taxIds.find(part);
    if (taxId.customer !== id) throw noSuch('tax_id', part);
    taxIds.remove(part);
    sandbox.emit('customer.tax_id.deleted', taxId);
    return { id: part, object: 'tax_id', deleted: true };
  });
}
