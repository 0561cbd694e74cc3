import type { FastifyInstance } from 'fastify';
import { collect } from '../billing/collect';
import { draftInvoice, finalizeInvoice, voidInvoice } from '../billing/draft-invoice';
import { find } from '../billing/find';
import type { NewInvoice } from '../billing/invoices';
import { takeAllPendingLines, takePendingLines } from '../billing/renew';
import { itemOf, livingSubscription } from '../billing/subscription-state';
import { flag, mergeMetadata, metadata, oneOf, type Params, required, text } from '../http/params';
import { invalidRequest, noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';

const createParams = {
  auto_advance: flag,
  customer: text,
  description: text,
  metadata,
  pending_invoice_items_behavior: oneOf('exclude', 'include'),
  subscription: text,
};

type CreateParams = Params<typeof createParams>;

/** What waits for one subscription, which has to be something. */
function ofSubscription(sandbox: Sandbox, id: string, { customer }: CreateParams): NewInvoice {
  const subscription = livingSubscription(sandbox, id, 'subscription');
  if (customer !== undefined && customer !== subscription.customer) {
    throw noSuch('subscription', id, 'subscription');
  }
  const lines = takePendingLines(sandbox, id);
  if (lines.length === 0) {
    throw invalidRequest('Nothing to invoice for subscription', {
      code: 'invoice_no_subscription_line_items',
    });
  }
  const since = itemOf(subscription).current_period_start;
  return { subscription, reason: 'manual', lines, since };
}

/** Nothing, or on request what waits for any of the customer's subscriptions. */
function ofCustomer(sandbox: Sandbox, params: CreateParams): NewInvoice {
  const id = required(params.customer, 'customer');
  const customer = find(sandbox.store.customers, 'customer', id, 'customer');
  const takes = params.pending_invoice_items_behavior === 'include';
  const lines = takes ? takeAllPendingLines(sandbox, customer) : [];
  return { subscription: null, customer, reason: 'manual', lines, since: sandbox.now() };
}

/** Invoices by hand: make a draft of what waits, make it final, take it back. */
export function invoiceDraftRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { invoices } = sandbox.store;

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/invoices',
    params: createParams,
    answer: (params) => {
      const fields =
        params.subscription === undefined
          ? ofCustomer(sandbox, params)
          : ofSubscription(sandbox, params.subscription, params);
      const draft = draftInvoice(sandbox, fields, params.auto_advance ?? false);
      return invoices.put({
        ...draft,
        description: params.description ?? null,
        metadata: mergeMetadata({}, params.metadata),
      });
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/invoices/:id/finalize',
    params: {},
    answer: (_params, id) => {
      const draft = find(invoices, 'invoice', id);
      if (draft.status !== 'draft') {
        throw invalidRequest('This invoice is already finalized.', {
          code: 'invoice_not_editable',
        });
      }
      const open = finalizeInvoice(sandbox, draft);
      return open.amount_due === 0 ? collect(sandbox, open, null, false).invoice : open;
    },
  });

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/invoices/:id/void',
    params: {},
    answer: (_params, id) => {
      const invoice = find(invoices, 'invoice', id);
      if (invoice.status === 'open') return voidInvoice(sandbox, invoice);
      throw invalidRequest(
        `You can only void open invoices; this one is ${String(invoice.status)}.`,
      );
    },
  });
}
