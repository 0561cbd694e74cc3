import { Dialog, DialogActions } from '@cpal/shared/controls';
import { paths } from '@cpal/shared/paths';
import { signOut } from '@cpal/shared/session';
import { Button } from '@cpal/shared/ui';
import { useNavigate } from '@cpal/shared/router';

/** The last word of an account. However it is closed, it leads home, logged out. */
export function AccountDeletedDialog() {
  const navigate = useNavigate();

  // Not in a transition, or the members' pages would still be shown when the session ends.
  const leave = () => signOut(() => navigate(paths.home(), { flushSync: true }));

  return (
    <Dialog
      title="Your account has been deleted"
      about={
        <p>
          Your subscription is canceled, your license keys have stopped working, and your data is
          gone. Thank you for having been with us.
        </p>
      }
      onClose={() => void leave()}
    >
      <DialogActions>
        <Button onClick={() => void leave()}>Back to Home</Button>
      </DialogActions>
    </Dialog>
  );
}
