import { Icon, IconButton } from '@cpal/shared/ui';
import type { ComponentProps } from 'react';
import styles from './action-button.module.css';

interface ActionButtonProps extends Omit<ComponentProps<typeof IconButton>, 'children'> {
  icon: ComponentProps<typeof Icon>['name'];
}

/** A button of an icon, with its label in words where the style `--words` gives them room. */
export function ActionButton({ icon, ...rest }: ActionButtonProps) {
  return (
    <IconButton {...rest}>
      <Icon name={icon} />
      <span className={styles.word}>{rest.label}</span>
    </IconButton>
  );
}
