import { Card } from '@cpal/shared/controls';
import { useLocation } from '@cpal/shared/router';
import { Button, Notice } from '@cpal/shared/ui';
import { useRef, useState } from 'react';
import styles from './password-card.module.css';
import { PasswordForm } from './password-form';

interface PasswordCardProps {
  /** Called after the change, which has ended the other sessions. */
  onChanged: () => void;
}

const anchor = 'password';

/**
 * Changes the password of a member who knows the present one. The form comes at the press of a button,
 * or with the address that password managers lead to.
 */
export function PasswordCard({ onChanged }: PasswordCardProps) {
  const { hash } = useLocation();
  const [form, setForm] = useState<'unseen' | 'open' | 'left' | 'sent'>(
    hash === `#${anchor}` ? 'open' : 'unseen',
  );
  const place = useRef<HTMLDivElement>(null);
  const isOpen = form === 'open';

  const open = (
    <Button ref={form === 'unseen' ? null : focus} tone="secondary" onClick={() => setForm('open')}>
      Change password
    </Button>
  );

  return (
    <div ref={place}>
      {/* What is focused for the address hands the focus on. */}
      <span
        id={anchor}
        className={styles.anchor}
        tabIndex={-1}
        onFocus={() => focusFirstField(place.current)}
      />
      <Card title="Your login" action={!isOpen && open}>
        {form === 'sent' && (
          <Notice tone="good">
            Your password has been changed. All your other devices are logged out.
          </Notice>
        )}
        {isOpen && (
          <div ref={focusFirstField} className={styles.form}>
            <PasswordForm
              onClose={() => setForm('left')}
              onChanged={() => {
                setForm('sent');
                onChanged();
              }}
            />
          </div>
        )}
      </Card>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();
const focusFirstField = (place: HTMLElement | null) => focus(place?.querySelector('input') ?? null);
