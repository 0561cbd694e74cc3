import type { FastifyInstance } from 'fastify';
import { previewInvoice } from '../billing/preview-invoice';
import { livingSubscription } from '../billing/subscription-state';
import { required, text } from '../http/params';
import { noSuch } from '../http/problem';
import type { Sandbox } from '../sandbox';
import { endpoint } from './endpoint';
import { planChangeOf, previewedChange } from './subscription-params';

/** The next invoice of a subscription, also as it would be after a change of plan. */
export function invoicePreviewRoute(app: FastifyInstance, sandbox: Sandbox): void {
  endpoint(app, sandbox, {
    method: 'POST',
    path: '/invoices/create_preview',
    params: { customer: text, subscription: text, subscription_details: previewedChange },
    answer: ({ customer, subscription: asked, subscription_details: details }) => {
      const id = required(asked, 'subscription');
      const subscription = livingSubscription(sandbox, id, 'subscription');
      if (customer !== undefined && customer !== subscription.customer) {
        throw noSuch('subscription', id, 'subscription');
      }
      const items = details?.items;
      const change =
        details === undefined || items === undefined
          ? null
          : planChangeOf(sandbox, subscription, items, details);
      return previewInvoice(sandbox, subscription, change);
    },
  });
}
