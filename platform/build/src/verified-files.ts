import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compiler, Configuration } from 'webpack';

/** The function that each page has for this (the shell's `remotes/files.ts`). */
const files = 'cpalFiles';

/**
 * How chunks are loaded: as the shell does it, which lets a browser run a script only where its content
 * has the hash that its address names. webpack gives the path from the script that asks.
 */
export const importFunctionName = `(path => ${files}.load(new URL(path, import.meta.url).href))`;

/** Addresses of files that name the whole hash of their content, as an integrity attribute needs it. */
export const contentHash = {
  hashDigest: 'base64url',
  hashDigestLength: 43,
} as const satisfies Configuration['output'];

/** Gives style sheets that load late the integrity that their address names. */
export class VerifiedStyles {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('VerifiedStyles', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'VerifiedStyles',
        (source, { tag }) => `${source}${tag}.integrity = ${files}.integrityOf(${tag}.href);`,
      );
    });
  }
}
