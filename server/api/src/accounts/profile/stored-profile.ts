import { type ProfileField, profileInput } from '@cpal/shared/contract/accounts/profile';

/** What a member told of themselves, as columns; what was left out or left empty is kept as none. */
export function storedProfile(told: Partial<Record<ProfileField, string | undefined>>) {
  const texts = new Map(Object.entries(told));
  return Object.fromEntries(
    Object.keys(profileInput).map((name) => [name, texts.get(name) || null]),
  );
}
