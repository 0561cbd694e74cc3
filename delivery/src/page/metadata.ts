import type { BuildDocument } from '../store/build-document';
import { type Release, releaseUrl } from '../store/release';
import { escapeHtml, voidElement } from './markup';
import type { Screen } from './screen';

const named = (name: string, content: string) => voidElement('meta', { name, content });

const property = (name: string, content: string) =>
  voidElement('meta', { property: name, content });

/** Open Graph and the card of link previews, which take the image's absolute address only. */
function previewElements(
  { title, description, address }: Screen,
  { siteName, socialImage }: BuildDocument,
  imageUrl: string,
): string[] {
  return [
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:title', title),
    ...(description === null ? [] : [property('og:description', description)]),
    ...(address === null ? [] : [property('og:url', address)]),
    property('og:image', imageUrl),
    property('og:image:width', String(socialImage.width)),
    property('og:image:height', String(socialImage.height)),
    property('og:image:alt', socialImage.alt),
    named('twitter:card', 'summary_large_image'),
  ];
}

/**
 * What a document tells of itself: its title and, on a public page, what search engines and link
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
    named('description', description ?? document.description),
    ...(address === null ? [] : [voidElement('link', { rel: 'canonical', href: address })]),
    ...(description === null
      ? [named('robots', 'noindex')]
      : previewElements(screen, document, imageUrl)),
    ...Object.entries(document.themeColors).map(([scheme, content]) =>
      voidElement('meta', {
        name: 'theme-color',
        content,
        media: `(prefers-color-scheme: ${scheme})`,
      }),
    ),
  ];
}
