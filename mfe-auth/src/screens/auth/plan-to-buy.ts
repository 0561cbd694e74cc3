import { afterLogin, paths } from '@cpal/shared/paths';
import { chosenPlan, type Plan } from '@cpal/shared/plans';

/**
 * The plan whose purchase goes on after the login, or null where it leads elsewhere.
 * @param from what the router remembered; it may be anything.
 */
export function planToBuy(from: unknown): Plan | null {
  const { pathname, searchParams } = new URL(afterLogin(from), window.location.origin);
  return pathname === paths.purchase() ? chosenPlan(searchParams) : null;
}
