import { count, list, nullable, object, type Reader, text } from '../shape';

/** The markup around the screens of one path. */
interface Frame {
  /** Exact, or `*` for all paths without a frame of their own. */
  path: string;
  html: string;
}

interface Icon {
  rel: string;
  href: string;
  type: string | null;
  sizes: string | null;
}

interface SocialImage {
  file: string;
  /** In pixels. */
  width: number;
  height: number;
  alt: string;
}

/** What every document is made of, as the shell's build says; all files are relative to its folder. */
export interface BuildDocument {
  siteName: string;
  /** Of a page that has none of its own. */
  description: string;
  notFoundTitle: string;
  themeColors: { light: string; dark: string };
  /** A classic script that stands at the end of the head and starts the entry. */
  boot: string;
  frames: Frame[];
  /** What stands in the place of a screen that is not prerendered. */
  loading: string;
  /** What stands in the place of a screen where nobody answers. */
  notFound: string;
  icons: Icon[];
  manifest: string;
  socialImage: SocialImage;
}

export const documentShape: Reader<BuildDocument> = object<BuildDocument>({
  siteName: text,
  description: text,
  notFoundTitle: text,
  themeColors: object({ light: text, dark: text }),
  boot: text,
  frames: list(object<Frame>({ path: text, html: text })),
  loading: text,
  notFound: text,
  icons: list(object<Icon>({ rel: text, href: text, type: nullable(text), sizes: nullable(text) })),
  manifest: text,
  socialImage: object<SocialImage>({ file: text, width: count, height: count, alt: text }),
});

/** The file of a path's frame; undefined where none is for it and none for all others. */
export const frameOf = ({ frames }: BuildDocument, path: string): string | undefined =>
  (frames.find((frame) => frame.path === path) ?? frames.find((frame) => frame.path === '*'))?.html;
