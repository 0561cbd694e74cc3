/* What every page shows: it stands in the shell's first script, so keep it small. */
export { Button, ButtonLink, ExternalButtonLink, IconButton } from './button/button';
export { Icon, type IconName } from './icon/icon';
export { Notice } from './notice/notice';
export { PageTitle } from './page-title/page-title';
export { Skeleton } from './skeleton/skeleton';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export { usePresses } from './presses/use-presses';
