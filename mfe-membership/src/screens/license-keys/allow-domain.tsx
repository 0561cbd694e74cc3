import { send } from '@cpal/shared/api';
import { allowDomain, type License } from '@cpal/shared/contract/licenses/license';
import { CallProblem, messagesOf, TextField, useForm } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import styles from './allow-domain.module.css';

interface AllowDomainProps {
  license: License;
  onTell: (message: string) => void;
  /** Called after a domain was allowed. */
  onDone: () => void;
}

/** Asks for a domain on which the key may be used; verified blogs need none of this. */
export function AllowDomain({ license, onTell, onDone }: AllowDomainProps) {
  const { formProps, field, isBusy, problem } = useForm({
    initial: { domain: '' },
    check: ({ domain }) => messagesOf(allowDomain.body, { domain: domain.trim() }),
    send: async ({ domain }) => {
      onTell('');
      const body = { domain: domain.trim() };
      const allowed = await send(allowDomain, { params: { id: license.id }, body });
      onTell(`${allowed?.domain.domain ?? body.domain} is allowed.`);
    },
    refusals: { validation_failed: 'domain', domain_limit: 'domain' },
    onDone: ({ clear }) => {
      clear();
      onDone();
    },
  });

  return (
    <>
      <p className={styles.about}>
        Your verified blogs use this key automatically. Allow any other domain here.
      </p>
      <form className={styles.form} {...formProps}>
        <TextField
          label="Domain"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="shop.miabakes.com"
          required
          {...field('domain')}
        />
        <Button type="submit" tone="secondary" busy={isBusy && 'Allowing...'}>
          Allow Domain
        </Button>
      </form>
      <CallProblem problem={problem} failure="Failed to allow domain" shows="error" />
    </>
  );
}
