import { Icon, IconButton, usePresses } from '@cpal/shared/ui';
import { useEffect, useRef } from 'react';
import styles from './menu.module.css';
import { sideLinks } from './navigation';
import { NavigationItems } from './navigation-items';

export const menuId = 'menu';

/** Opens the menu from elsewhere on the page, where its command alone does not. */
export const openMenu = () => document.querySelector<HTMLDialogElement>(`#${menuId}`)?.showModal();

/**
 * The same links below 1200 px, and all of the members' area in it, in a panel that slides in; the
 * browser keeps the focus inside. The commands open and close it before any script; older browsers know the clicks alone.
 */
export function Menu() {
  const panel = useRef<HTMLDialogElement>(null);
  const close = () => panel.current?.close();
  const presses = usePresses(close);
  // From here on presses are the script's: the browser's own way takes the second of a double press.
  useEffect(() => panel.current?.setAttribute('closedby', 'closerequest'), []);
  return (
    <div className={styles.menu}>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        command="show-modal"
        commandfor={menuId}
        onClick={openMenu}
      >
        <Icon name="menu" />
      </IconButton>
      <dialog
        ref={panel}
        id={menuId}
        className={styles.panel}
        aria-label="Menu"
        closedby="any"
        {...presses}
      >
        <nav className={styles.content} aria-label="Menu">
          <IconButton label="Close menu" command="close" commandfor={menuId} onClick={close}>
            <Icon name="close" />
          </IconButton>
          <NavigationItems memberLinks={sideLinks} hasIcons onNavigate={close} />
        </nav>
      </dialog>
    </div>
  );
}
