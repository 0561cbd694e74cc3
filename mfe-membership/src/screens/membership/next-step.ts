import { paths } from '@cpal/shared/paths';

interface NextStep {
  title: string;
  text: string;
  label: string;
  to: string;
}

/** What a member does next: first a plan, then a key, then nothing but look after both. */
export function nextStep(isSubscribed: boolean, hasActiveKey: boolean): NextStep {
  if (!isSubscribed) {
    return {
      title: 'Next: choose a plan',
      text: 'A subscription comes first; your license key follows in a minute.',
      label: 'View Pricing Plans',
      to: paths.pricing(),
    };
  }
  if (!hasActiveKey) {
    return {
      title: 'Next: generate your license key',
      text: 'Your plan is live. A license key switches the assistant on for your blog.',
      label: 'Go to License Keys',
      to: paths.licenseKeys(),
    };
  }
  return {
    title: 'You are all set',
    text: 'Your plan is live and a key is active. Replace a key that got out at any time.',
    label: 'Manage License Keys',
    to: paths.licenseKeys(),
  };
}
