import type { BuildDocument } from '../store/build/build-document';
import { type Release, releaseUrl } from '../store/release';
import { escapeHtml } from '@cpal/server-kit/html';
import { voidElement } from './markup';
import type { Screen } from './screen';

/** Elements that name a content by this attribute, without those whose content is null. */
const metaElements = (attribute: string, contents: Readonly<Record<string, string | null>>) =>
  Object.entries(contents).flatMap(([name, content]) =>
    content === null ? [] : [voidElement('meta', { [attribute]: name, content })],
  );

/** Open Graph and the card of link previews, which take the image's absolute address only. */
const previewElements = (
  { title, description, address }: Screen,
  { siteName, socialImage }: BuildDocument,
  imageUrl: string,
): string[] => [
  ...metaElements('property', {
    'og:site_name': siteName,
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': imageUrl,
    'og:image:width': String(socialImage.width),
    'og:image:height': String(socialImage.height),
    'og:image:alt': socialImage.alt,
  }),
  ...metaElements('name', { 'twitter:card': 'summary_large_image' }),
];

/**
 * What a document's head says of it: its title and, on a public page, what search engines and link
 * previews show.
 * @param shell whose files the document's are.
 */
export function metadataElements(
  screen: Screen,
  document: BuildDocument,
  shell: Release,
  publicUrl: string,
): string[] {
  const { title, description, address } = screen;
  const imageUrl = `${publicUrl}${releaseUrl(shell, document.socialImage.file)}`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...metaElements('name', { description: description ?? document.description }),
    ...(address === null ? [] : [voidElement('link', { rel: 'canonical', href: address })]),
    ...(description === null
      ? metaElements('name', { robots: 'noindex' })
      : previewElements(screen, document, imageUrl)),
    ...Object.entries(document.themeColors).map(([scheme, content]) => {
      const media = `(prefers-color-scheme: ${scheme})`;
      return voidElement('meta', { name: 'theme-color', content, media });
    }),
  ];
}
