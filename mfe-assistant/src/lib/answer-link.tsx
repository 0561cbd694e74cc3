import { Link } from '@cpal/shared/router';
import { VisuallyHidden } from '@cpal/shared/ui';
import { toNewAnswer } from '../paths';

interface AnswerLinkProps {
  blogId: string;
  /** Null where the answer is to be for all posts. */
  postId: string | null;
  /** The reader's question, with which the form begins. */
  question: string;
  children: string;
}

/** Leads to the form of a house answer, with a reader's question in it. */
export function AnswerLink({ blogId, postId, question, children }: AnswerLinkProps) {
  return (
    <Link to={toNewAnswer(blogId, question, postId)}>
      <span>{children}</span>
      <VisuallyHidden>{` to “${question}”`}</VisuallyHidden>
    </Link>
  );
}
