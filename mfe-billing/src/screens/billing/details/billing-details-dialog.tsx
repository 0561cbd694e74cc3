import { send } from '@cpal/shared/api';
import type { BillingDetails } from '@cpal/shared/contract/billing/billing-details';
import { saveBillingDetails } from '@cpal/shared/contract/billing/save-billing-details';
import {
  CallProblem,
  Dialog,
  DialogActions,
  SelectField,
  TextField,
  useForm,
} from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { useId, useState } from 'react';
import styles from './billing-details.module.css';
import { countries, checkDetails, toBody, toValues } from './billing-details-values';
import { findTaxIdKind } from '../tax-id-kinds';

interface BillingDetailsDialogProps {
  details: BillingDetails;
  onClose: () => void;
  onSaved: () => void;
}

/** What the next invoices are to say of the member, all of it in one form. */
export function BillingDetailsDialog({ details, onClose, onSaved }: BillingDetailsDialogProps) {
  const hintId = useId();
  const [listed] = useState(countries);
  const { formProps, field, isBusy, problem } = useForm({
    initial: toValues(details),
    check: (values) => checkDetails(values, details),
    send: (values) => send(saveBillingDetails, { body: toBody(values, details) }),
    refusals: { tax_id_invalid: 'taxId' },
    onDone: onSaved,
  });
  const country = field('country');
  const kind = findTaxIdKind(country.value);
  const taxId = field('taxId');

  return (
    <Dialog
      title="Edit Billing Details"
      about={<p>Your next invoices show these details. Earlier ones stay as they are.</p>}
      onClose={onClose}
      busy={isBusy}
    >
      <form className={styles.form} {...formProps}>
        <CallProblem
          problem={problem}
          failure="Failed to save your billing details"
          shows="error"
        />
        <TextField label="Company or name" autoComplete="organization" {...field('name')} />
        <SelectField label="Country" optional autoComplete="country" {...country}>
          <option value="">None</option>
          {listed.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Address line 1"
          optional
          autoComplete="address-line1"
          {...field('line1')}
        />
        <TextField
          label="Address line 2"
          optional
          autoComplete="address-line2"
          {...field('line2')}
        />
        <div className={styles.pair}>
          <TextField
            label="Postal code"
            optional
            autoComplete="postal-code"
            {...field('postal_code')}
          />
          <TextField label="City" optional autoComplete="address-level2" {...field('city')} />
        </div>
        <TextField
          label="State or region"
          optional
          autoComplete="address-level1"
          {...field('state')}
        />
        <div>
          <TextField
            label="Tax ID"
            optional
            autoComplete="off"
            aria-describedby={taxId.error === undefined ? hintId : undefined}
            {...taxId}
          />
          <p id={hintId} className={styles.hint} hidden={taxId.error !== undefined}>
            {kind ? `${kind.name}, such as ${kind.example}` : 'Depends on your country'}
          </p>
        </div>
        <DialogActions>
          <Button tone="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy && 'Saving...'}>
            Save
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
