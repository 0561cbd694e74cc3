import { findPrice, findProduct } from '../billing/catalogue';
import { sessionLines } from '../billing/checkout-session';
import { hasEnded } from '../billing/subscription-state';
import type { Sandbox } from '../sandbox';
import { wholeList } from './page';
import { invalidRequest } from './problem';

type Fields = Record<string, unknown>;

/** Fields that hold the id of another object. */
const expandable = new Set([
  'customer',
  'default_payment_method',
  'default_price',
  'invoice',
  'latest_invoice',
  'payment_method',
  'price',
  'product',
  'setup_intent',
  'subscription',
]);

const deepest = 4;

const isMap = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object of any id. */
function lookUp({ store }: Sandbox, id: string): object | undefined {
  return (
    store.customers.get(id) ??
    store.deletedCustomers.get(id) ??
    store.paymentMethods.get(id) ??
    store.subscriptions.get(id) ??
    store.invoices.get(id) ??
    store.setupIntents.get(id) ??
    findPrice(id) ??
    findProduct(id)
  );
}

/** Fields that an object has only where they are asked for. */
function included(sandbox: Sandbox, owner: Fields, field: string): object | undefined {
  const { store } = sandbox;
  if (owner['object'] === 'checkout.session' && field === 'line_items') {
    const session = store.checkoutSessions.get(String(owner['id']));
    const url = `/v1/checkout/sessions/${String(owner['id'])}/line_items`;
    return session && wholeList(sessionLines(sandbox, session), url);
  }
  if (owner['object'] === 'customer' && field === 'subscriptions') {
    const living = store.subscriptions
      .all()
      .toReversed()
      .filter((one) => one.customer === owner['id'] && !hasEnded(one));
    return wholeList(living, `/v1/customers/${String(owner['id'])}/subscriptions`);
  }
  return undefined;
}

function cannotExpand(path: string) {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
}

function expandInto(sandbox: Sandbox, target: unknown, path: readonly string[], whole: string) {
  const [field, ...rest] = path;
  if (field === undefined || target === null) return;
  if (Array.isArray(target)) {
    for (const item of target) expandInto(sandbox, item, path, whole);
    return;
  }
  if (!isMap(target)) throw cannotExpand(whole);
  const value = target[field] ?? included(sandbox, target, field);
  if (typeof value === 'string') {
    const found = expandable.has(field) ? lookUp(sandbox, value) : undefined;
    if (found === undefined) throw cannotExpand(whole);
    target[field] = structuredClone(found);
  } else if (value === undefined) {
    throw cannotExpand(whole);
  } else if (!(field in target)) {
    target[field] = structuredClone(value);
  }
  expandInto(sandbox, target[field], rest, whole);
}

/**
 * A copy of an answer in which the ids at the given paths (`latest_invoice.customer`,
 * `data.customer` in a list) are replaced by their objects.
 * @throws StripeProblem 400 for a path that leads nowhere or deeper than four levels.
 */
export function expand(sandbox: Sandbox, answer: object, paths: readonly string[] = []): object {
  if (paths.length === 0) return answer;
  const copy = structuredClone(answer);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest) {
      throw invalidRequest(
        `You cannot expand more than ${deepest} levels of a property (property: ${path}).`,
        { param: 'expand' },
      );
    }
    expandInto(sandbox, copy, steps, path);
  }
  return copy;
}
