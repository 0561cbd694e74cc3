import { useCall } from '@cpal/shared/api';
import { Dialog, DialogActions } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

const waiting = new Set<() => void>();

/** Fetches every late dialog of the screens that are loaded, at the first sign of a press. */
function fetchAtIntent({ target }: Event) {
  if (!(target instanceof Element) || target.closest('button') === null) return;
  for (const load of waiting) load();
  waiting.clear();
}

if ('document' in globalThis) {
  document.addEventListener('pointerover', fetchAtIntent);
  document.addEventListener('focusin', fetchAtIntent);
}

/**
 * A dialog whose script is not the screen's: it is fetched while the pointer or the focus rests on a
 * button, at the latest when the dialog is rendered. One that cannot be fetched says so, and is fetched
 * again when it is opened again.
 */
export function lateDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: { Shown: ComponentType<Props> } | null = null;
  const fetchNow = async () => {
    known = { Shown: await load() };
    return known;
  };
  // What fails now is fetched again by the dialog.
  waiting.add(() => void fetchNow().catch(() => undefined));
  return function LateDialog(props: Props) {
    const [found, setFound] = useState(known);
    const { problem, run } = useCall();
    const fetchWhereUnknown = useEffectEvent(() => {
      if (found === null) void run(async () => setFound(await fetchNow()));
    });
    useEffect(() => fetchWhereUnknown(), []);
    if (found !== null) return <found.Shown {...props} />;
    return problem === null ? null : <NotFetched onClose={props.onClose} />;
  };
}

const NotFetched = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="This could not be loaded" onClose={onClose}>
    <Notice tone="bad">Please check your connection, and try again.</Notice>
    <DialogActions>
      <Button tone="secondary" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
);
