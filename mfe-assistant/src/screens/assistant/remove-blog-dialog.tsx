import { send } from '@cpal/shared/api';
import { type Blog, deleteBlog } from '@cpal/shared/contract/blog';
import { useNavigate } from '@cpal/shared/router';
import { placeName } from '../../lib/blogs';
import { DeleteDialog } from '../../lib/delete-dialog';
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
    <DeleteDialog
      title="Remove this blog"
      consequence={`The assistant stops on ${placeName(blog)}. What it read, your house answers, affiliate links and all conversations there are deleted. This cannot be undone.`}
      subject={blog.name}
      confirm={['Remove', 'Removing...']}
      failure="Failed to remove your blog. Please try again."
      remove={() => send(deleteBlog, { params: { id: blog.id } })}
      onClose={onClose}
      onDone={() => void leave()}
    />
  );
}
