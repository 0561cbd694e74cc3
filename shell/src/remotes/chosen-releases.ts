import type { ListedRemote, Releases } from '@cpal/shared/deployment';
import { isChosen, newVisitor, visitorIn } from '@cpal/shared/share';

/** Gives an id where the edge gave none yet: it does so only with pages that have a canary themselves. */
function giveId(): string {
  const random = crypto.getRandomValues(new Uint8Array(12));
  const { id, cookie } = newVisitor(random, location.protocol === 'https:');
  document.cookie = cookie;
  return id;
}

/** Of a remote with a canary: what this visitor gets, as the edge chooses it too. */
function chosenOf(remote: ListedRemote): ListedRemote {
  const { canary } = remote;
  if (canary === undefined) return remote;
  return isChosen(visitorIn(document.cookie) ?? giveId(), canary) ? canary : remote;
}

/** The releases that this visitor gets. */
export const chosenReleases = ({ shell, remotes }: Releases): Releases => ({
  shell,
  remotes: remotes.map(chosenOf),
});
