import { Link, type LinkProps } from '@cpal/shared/router';

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();

/**
 * A link to another view of the same screen. What was pressed may go with the old view, so the
 * heading takes the focus, as it does after a change of screen.
 */
export const InPlaceLink = (props: LinkProps) => <Link onClick={focusHeading} {...props} />;
