import * as v from 'valibot';
import { matching, text, strictRecord } from '../../json';
import { documentSchema } from './build-document';
import type { FileSchemas } from './build-file';
import { pageSchema } from './build-page';

/** How builds and environments are named: safe as a file name and in a URL. */
export const namePattern = /^[a-z][a-z0-9-]{0,63}$/;

const name = matching(namePattern, 'a name of lower-case letters, digits and hyphens');

/** A build that pages are made of. */
const pageBuildSchema = (file: FileSchemas) =>
  v.object({
    name,
    kind: v.picklist(['remote', 'shell']),
    /** Name of the federation container; it carries the build, so two releases can share a page. */
    container: text,
    /** URL prefixes that this remote answers; none for the shell. */
    prefixes: v.array(
      matching(/^\/$|^(\/[^/?#\s]+)+$/, 'a path such as "/auth", without a slash at its end'),
    ),
    entry: file('script'),
    /** Further scripts that the first screen needs. */
    scripts: v.array(file('script')),
    /** Stylesheets that the first screen needs. */
    styles: v.array(file('stylesheet')),
    /** Of a shell: the files of each shared module that loads with its first use. */
    provides: strictRecord(v.array(file('script or stylesheet'))),
    /** Of a remote: the shared modules that its first screen uses. */
    needs: v.array(text),
    /**
     * Of a shell: by shared module, the names that it provides; null if they are not known. The versions
     * of the contracts between shell and remotes are among them.
     */
    offers: strictRecord(v.nullable(v.array(text))),
    /** Of a remote: by shared module that it uses, the names that it takes of it. */
    uses: strictRecord(v.array(text)),
    /** Of a remote: by shared module that it uses, the version that it was built with; none in older builds. */
    versions: v.optional(strictRecord(v.string()), {}),
    /**
     * Hash of the shared sources that prerendered HTML is made with: only where the shell's is the
     * same can the browser hydrate that HTML.
     */
    kit: text,
    /** Of a remote: every page that it answers; none for the shell. */
    pages: v.array(pageSchema(file)),
    /** Of the shell: what every document is made of; null for a remote. */
    document: v.nullable(documentSchema(file)),
  });

/** A build that runs in pages of others. */
const widgetBuildSchema = (file: FileSchemas) =>
  v.object({
    name,
    kind: v.literal('widget'),
    /** The script that the edge server completes with a key's settings. */
    loader: file('script'),
    /** The module that the loader imports when it is needed. */
    entry: file('script'),
  });

/** What a build says about itself in its `build.json`; all paths are relative to its folder. */
export const buildSchema = (file: FileSchemas) =>
  v.variant(
    'kind',
    [pageBuildSchema(file), widgetBuildSchema(file)],
    'must be "remote", "shell" or "widget"',
  );

export type PageBuild = v.InferOutput<ReturnType<typeof pageBuildSchema>>;
export type WidgetBuild = v.InferOutput<ReturnType<typeof widgetBuildSchema>>;
export type Build = PageBuild | WidgetBuild;
