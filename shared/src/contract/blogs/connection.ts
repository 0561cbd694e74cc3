import * as v from 'valibot';
import { inputObject } from '../parse';
import { call } from '../call';
import { requiredText, seconds } from '../fields';

/**
 * Makes the code with which the plugin of this blog connects, once and within ten minutes. The blog's
 * earlier code works no more.
 */
export const startConnection = call({
  method: 'POST',
  path: '/api/blogs/:id/connection',
  access: 'member',
  params: { id: 'uuid' },
  answer: v.object({ code: v.string(), expires_at: seconds }),
  status: 201,
  codes: ['not_found', 'key_not_valid', 'subscription_required'],
});

/** The plugin for WordPress, packed for this deployment. */
export const downloadPlugin = call({
  method: 'GET',
  path: '/api/v1/wordpress/cpal.zip',
  access: 'open',
  answer: 'file',
  codes: [],
});

/** What the plugin sends from the blog's server: its code, and where its blog is. */
const presented = inputObject({ code: requiredText('Code'), url: requiredText('URL') });

/** Enough to recognize an account, such as `m…@miabakes.com`; of a key nothing. */
const account = v.string();

/** Says whose account a code connects with, so that nobody connects with a stranger's; uses nothing up. */
export const showConnection = call({
  method: 'POST',
  path: '/api/v1/wordpress/connection/preview',
  access: 'open',
  body: presented,
  answer: v.object({ account }),
  codes: ['code_not_valid', 'domain_not_allowed'],
});

/**
 * Exchanges a code for what the plugin puts into the blog's pages. Afterwards the blog is looked at for
 * the tag a few times, without another call.
 */
export const connectPlugin = call({
  method: 'POST',
  path: '/api/v1/wordpress/connection',
  access: 'open',
  body: presented,
  answer: v.object({
    key: v.string(),
    /** The content of the meta tag `cpal-verification`. */
    verification: v.string(),
    account,
    blog_id: v.string(),
  }),
  codes: ['code_not_valid', 'domain_not_allowed', 'key_not_valid', 'subscription_required'],
});
