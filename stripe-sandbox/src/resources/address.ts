import type { Stripe } from 'stripe';
import { clearable, mapOf, text, type Reader } from '../http/params';

const part = clearable(text);

const parts = mapOf({
  city: part,
  country: part,
  line1: part,
  line2: part,
  postal_code: part,
  state: part,
});

/** A postal address; parts that are not given are null. */
export const address: Reader<Stripe.Address> = (value, name) => ({
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
  ...parts(value, name),
});
