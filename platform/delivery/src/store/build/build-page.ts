import * as v from 'valibot';
import { matching, text } from '../../json';
import { type FileSchemas, withoutWaitlist } from './build-file';

/** One page that a remote answers; all files are relative to the build's folder. */
export const pageSchema = (file: FileSchemas) =>
  v.object({
    /** A segment may be `:name`, which is any one segment; the last may be `*`, which is any rest. */
    path: matching(
      /^\/$|^(?=\/)(\/:?[^/?#\s:*]+)*(\/\*)?$/,
      'a path such as "/auth", "/posts/:id" or "/help/*", without a slash at its end',
    ),
    /** The document's whole title. */
    title: text,
    /** Null: the page is not for search engines. */
    description: v.nullable(text),
    /** The screen's prerendered markup; null if the browser renders it. */
    html: v.nullable(file('HTML file')),
    htmlWithoutWaitlist: withoutWaitlist(file),
    /** JSON text: one schema.org object or a list of them. */
    structuredData: v.nullable(file('JSON file')),
    /** Further scripts and stylesheets of this page's own screen. */
    scripts: v.array(file('script')),
    styles: v.array(file('stylesheet')),
    /** The shared modules that this screen uses beyond the remote's own. */
    needs: v.array(text),
    /** The paths of the API that a member's screen asks for first. */
    calls: v.array(matching(/^\/api\/[\w/-]+$/, 'a path of the API')),
  });

export type BuildPage = v.InferOutput<ReturnType<typeof pageSchema>>;
