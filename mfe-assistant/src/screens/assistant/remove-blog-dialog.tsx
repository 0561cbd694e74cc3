import { send } from '@cpal/shared/api';
import { type Blog, deleteBlog } from '@cpal/shared/contract/blogs/blog';
import { ConfirmCall } from '@cpal/shared/controls';
import { useNavigate } from '@cpal/shared/router';
import { placeName } from '../../lib/blogs';
import { paths } from '../../paths';

interface RemoveBlogDialogProps {
  blog: Blog;
  onClose: () => void;
}

/** Asks before a blog goes with all that is its. */
export function RemoveBlogDialog({ blog, onClose }: RemoveBlogDialogProps) {
  const navigate = useNavigate();
  const leave = async () => {
    onClose();
    await navigate(paths.assistant());
    // The button that opened the dialog is gone with the blog.
    document.querySelector('h1')?.focus();
  };
  return (
    <ConfirmCall
      isDeletion
      title="Remove this blog"
      about={
        <>
          <p>{`The assistant stops on ${placeName(blog)}. What it read, your house answers, affiliate links and all conversations there are deleted. This cannot be undone.`}</p>
          <strong>{blog.name}</strong>
        </>
      }
      confirmLabel="Remove"
      busyLabel="Removing..."
      failure="Failed to remove your blog. Please try again."
      call={() => send(deleteBlog, { params: { id: blog.id } })}
      onClose={onClose}
      onDone={() => void leave()}
    />
  );
}
