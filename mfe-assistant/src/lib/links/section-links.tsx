import { TabLinks } from '@cpal/shared/controls';
import { useLocation } from '@cpal/shared/router';
import { ofBlog, paths } from '../../paths';

const sections = [
  { label: 'Setup', path: paths.assistant() },
  { label: 'Posts', path: paths.posts() },
  { label: 'Voice & appearance', path: paths.voice() },
  { label: 'House answers', path: paths.answers() },
  { label: 'Affiliate links', path: paths.links() },
];

/** The screens of the assistant, all of the same blog. */
export function SectionLinks({ blogId }: { blogId: string }) {
  const { pathname } = useLocation();
  const isCurrent = (path: string) =>
    pathname === path || (path !== paths.assistant() && pathname.startsWith(`${path}/`));
  const links = sections.map(({ label, path }) => ({
    label,
    to: ofBlog(path, blogId),
    isCurrent: isCurrent(path),
  }));
  return <TabLinks label="Assistant" links={links} />;
}
