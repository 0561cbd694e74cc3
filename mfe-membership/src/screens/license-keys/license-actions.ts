import {
  deactivateLicense,
  deleteLicense,
  reactivateLicense,
} from '@cpal/shared/contract/licenses/license';

/** What can be done to a key: its words, its look and its call. */
export interface LicenseAction {
  /** The confirm button's word, and the icon's name. */
  label: string;
  /** Completes `Failed to … license key`. */
  verb: string;
  /** What the member should know before. */
  consequence: string;
  /** What is told afterwards. */
  done: string;
  icon: 'pause' | 'play' | 'trash';
  tone: 'primary' | 'danger';
  call: typeof deactivateLicense | typeof reactivateLicense | typeof deleteLicense;
}

/**
 * The four actions of the specification. No row offers plain `delete`: the server answers it as a
 * deactivation.
 */
export const licenseActions = {
  deactivate: {
    label: 'Deactivate',
    verb: 'deactivate',
    consequence: 'This key stops working on every blog that uses it. You can reactivate it.',
    done: 'License key deactivated.',
    icon: 'pause',
    tone: 'danger',
    call: deactivateLicense,
  },
  reactivate: {
    label: 'Reactivate',
    verb: 'reactivate',
    consequence: 'This key becomes your active one; your other keys are deactivated.',
    done: 'License key reactivated.',
    icon: 'play',
    tone: 'primary',
    call: reactivateLicense,
  },
  permanentlyDelete: {
    label: 'Permanently Delete',
    verb: 'permanently delete',
    consequence: 'This key stops working and is gone for good. This cannot be undone.',
    done: 'License key permanently deleted.',
    icon: 'trash',
    tone: 'danger',
    call: deleteLicense,
  },
  delete: {
    label: 'Delete',
    verb: 'delete',
    consequence: 'This key stops working on every blog that uses it.',
    done: 'License key deleted.',
    icon: 'trash',
    tone: 'danger',
    call: deactivateLicense,
  },
} as const satisfies Record<string, LicenseAction>;
