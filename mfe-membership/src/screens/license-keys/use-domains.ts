import { send, toResult, type Result } from '@cpal/shared/api';
import { type LicenseDomains, listDomains } from '@cpal/shared/contract/licenses/license';
import { useRef, useState } from 'react';

/**
 * The domains of a key, which are loaded when `load` is called: `loaded` is null until the first
 * answer, and keeps the last one while the next is on its way.
 */
export function useDomains(licenseId: string) {
  const [loaded, setLoaded] = useState<Result<LicenseDomains> | null>(null);
  const latest = useRef(0);

  const load = async () => {
    latest.current += 1;
    const turn = latest.current;
    const outcome = await toResult(send(listDomains, { params: { id: licenseId } }));
    if (turn === latest.current) setLoaded(outcome);
  };

  return { loaded, load };
}
