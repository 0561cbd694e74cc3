import { keyIsPublic } from '@cpal/shared/contract/licenses/license-terms';
import { paths } from '@cpal/shared/paths';
import * as v from 'valibot';
import { formatMoment, notice } from '../notice';

/** After a license key was generated; the key itself is in no mail. */
export const keyGenerated = notice(
  v.object({ last4: v.string() }),
  ({ last4 }, { publicUrl, at }) => ({
    subject: 'A new license key for CPal',
    opening: [
      `A license key that ends in ${last4} was generated in your account on ${formatMoment(at)} (UTC). It is your active key now.`,
      'A key that was active before works for another 24 hours, so that you can put the new one on your blog without a gap.',
      keyIsPublic,
    ],
    action: { label: 'Open License Keys', url: publicUrl + paths.licenseKeys() },
    closing: [
      `It was not you? Then please deactivate that key, choose a new password at ${publicUrl}${paths.forgotPassword()}, and tell us at ${publicUrl}${paths.contact()}.`,
    ],
  }),
);
