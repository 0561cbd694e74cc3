import { fetchAtIntent, useCall } from '@cpal/shared/api';
import { Dialog, DialogActions } from '@cpal/shared/controls';
import { Button, Notice } from '@cpal/shared/ui';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/**
 * A dialog whose script is not the screen's: it is fetched at the first sign of a press,
 * at the latest when the dialog is rendered. One that cannot be fetched says so, and is fetched
 * again when it is opened again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let known: { Shown: ComponentType<Props> } | null = null;
  let coming: Promise<{ Shown: ComponentType<Props> }> | null = null;
  const fetchOnce = async () => {
    try {
      return (known = { Shown: await load() });
    } finally {
      coming = null;
    }
  };
  // A pointer, the click and an effect that runs twice share one fetch.
  const fetchNow = () => (coming ??= fetchOnce());
  // No link opens one: a pointer on its way to another screen fetches nothing.
  fetchAtIntent(fetchNow, 'button');
  return function LazyDialog(props: Props) {
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
  <Dialog title="Couldn’t load this" onClose={onClose}>
    <Notice tone="bad">Please check your connection, and try again.</Notice>
    <DialogActions>
      <Button tone="secondary" onClick={onClose}>
        Close
      </Button>
    </DialogActions>
  </Dialog>
);
