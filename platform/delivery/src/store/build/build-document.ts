import * as v from 'valibot';
import { count, text } from '../../json';
import { type FileSchemas, withoutWaitlist } from './build-file';

/** What every document is made of, as the shell's build says; all files are relative to its folder. */
export const documentSchema = (file: FileSchemas) =>
  v.object({
    siteName: text,
    /** Of a page that has none of its own. */
    description: text,
    notFoundTitle: text,
    themeColors: v.object({ light: text, dark: text }),
    /** A classic script at the end of the head, which starts the entry. */
    boot: file('script'),
    /** The markup around the screens of one path: exact, or `*` for all paths without one. */
    frames: v.array(
      v.object({
        path: text,
        html: file('HTML file'),
        htmlWithoutWaitlist: withoutWaitlist(file),
      }),
    ),
    /** What is shown until the browser has rendered a screen. */
    loading: file('HTML file'),
    /** What is shown where no remote answers. */
    notFound: file('HTML file'),
    icons: v.array(
      v.object({ rel: text, href: file('image'), type: v.nullable(text), sizes: v.nullable(text) }),
    ),
    manifest: file('web manifest'),
    /** Fonts that every page shows, and preloads. */
    fonts: v.array(file('font')),
    /** Width and height in pixels. */
    socialImage: v.object({ file: file('image'), width: count, height: count, alt: text }),
  });

export type BuildDocument = v.InferOutput<ReturnType<typeof documentSchema>>;

/** The files of a path's frame; undefined if none is for it and none for all others. */
export const findFrame = ({ frames }: BuildDocument, path: string) =>
  frames.find((frame) => frame.path === path) ?? frames.find((frame) => frame.path === '*');
