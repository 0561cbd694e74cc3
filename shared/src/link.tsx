import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

/** A link within the site: an anchor's own attributes, and where it leads. */
export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, or the parts of one that change. */
  to: To;
  /** What the history keeps with the visit, for the screen that it leads to. */
  state?: unknown;
}

/**
 * A link that the router follows without a new document. The router's own brings the prefetching of
 * its framework with it, which nothing here uses. Clicks that ask for a new tab stay the browser's.
 */
export function Link({ to, state, target, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, {
    state,
    ...(target !== undefined && { target }),
  });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={useHref(to)} target={target} onClick={handleClick}>
      {children}
    </a>
  );
}
