import type { Db } from './client';
import { requestContext } from '../kernel/request-context';
import { auditLog } from './schema';

type AuditEvent =
  | 'sign_up'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_reuse'
  | 'session_revoked'
  | 'sessions_revoked'
  | 'password_refused'
  | 'password_changed'
  | 'password_reset'
  | 'email_verified'
  | 'profile_changed'
  | 'email_change_requested'
  | 'email_change_canceled'
  | 'email_changed'
  | 'mail_sent'
  | 'data_exported'
  | 'account_deleted'
  | 'license_created'
  | 'license_deactivated'
  | 'license_reactivated'
  | 'license_renamed'
  | 'license_deleted'
  | 'domain_allowed'
  | 'domain_released'
  | 'blog_added'
  | 'blog_verified'
  | 'blog_claim_lost'
  | 'blog_claim_narrowed'
  | 'blog_removed'
  | 'plugin_connected'
  | 'customer_created'
  | 'customer_linked'
  | 'customer_unlinked'
  | 'billing_repaired'
  | 'billing_orphaned'
  | 'duplicate_found'
  | 'duplicate_refunded'
  | 'checkout_started'
  | 'subscription_canceled'
  | 'subscription_resumed'
  | 'plan_changed'
  | 'billing_details_changed'
  | 'card_added'
  | 'card_made_default'
  | 'card_deleted';

/**
 * Writes one line of the audit log; pass the transaction so that it stands or falls with the change.
 * The request that it happened in is written next to it.
 * `detail` never holds a key, a token, a password or a card number.
 */
export async function audit(
  db: Db,
  entry: { at: Date; userId: string | null; event: AuditEvent; detail?: Record<string, string> },
) {
  const { client, ...context } = requestContext();
  await db.insert(auditLog).values({ detail: {}, ...entry, ...context, client: client() });
}
