import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from '@cpal/shared/router';

/**
 * The token of the link that led here, or null without one. It stands in the fragment, which no
 * browser sends to a server and the router hides from loaders; it is taken out of the address at
 * once, so that it stays neither in the history nor in front of anybody who looks at the screen.
 */
export function useLinkToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);

  const arrived = new URLSearchParams(hash.slice(1)).get('token') || null;
  if (arrived !== null && arrived !== token) setToken(arrived);

  // Before anything is painted.
  useLayoutEffect(() => {
    if (hash !== '') void navigate(pathname, { replace: true });
  }, [hash, navigate, pathname]);

  return arrived ?? token;
}
