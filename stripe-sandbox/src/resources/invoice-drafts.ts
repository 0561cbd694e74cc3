import type { FastifyInstance } from 'fastify';
import { draftInvoice, finalizeInvoice, voidInvoice } from '../billing/draft-invoice';
import { find } from '../billing/find';
import { takePendingLines } from '../billing/renew';
import { itemOf, livingSubscription } from '../billing/subscription-state';
import { flag, mergeMetadata, metadata, required, text } from '../http/params';
import { invalidRequest, noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';

const createParams = {
  auto_advance: flag,
  customer: text,
  description: text,
  metadata,
  subscription: text,
};

/** Invoices by hand: make a draft of what waits for a subscription, make it final, take it back. */
export function invoiceDraftRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { invoices } = sandbox.store;

  endpoint(app, sandbox, {
    method: 'POST',
    path: '/invoices',
    params: createParams,
    answer: (params) => {
      // Everything that the sandbox sells, it sells by subscription.
      const id = required(params.subscription, 'subscription');
      const subscription = livingSubscription(sandbox, id, 'subscription');
      if (params.customer !== undefined && params.customer !== subscription.customer) {
        throw noSuch('subscription', id, 'subscription');
      }
      const lines = takePendingLines(sandbox, id);
      if (lines.length === 0) {
        throw invalidRequest('Nothing to invoice for subscription', {
          code: 'invoice_no_subscription_line_items',
        });
      }
      const since = itemOf(subscription).current_period_start;
      const draft = draftInvoice(
        sandbox,
        { subscription, reason: 'manual', lines, since },
        params.auto_advance ?? false,
      );
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
      if (draft.status === 'draft') return finalizeInvoice(sandbox, draft);
      throw invalidRequest('This invoice is already finalized.', { code: 'invoice_not_editable' });
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
