import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Compilation, Compiler } from 'webpack';

/** In the place of the table of integrities while scripts are generated and minified. */
const tableName = 'STYLE_INTEGRITIES';

const sha256 = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** As long as what comes in its place, so that source maps stay right. */
const placeholderOf = (chunk: string) => sha256(`style sheet of ${chunk}`);

/**
 * Gives style sheets that load late an integrity. A browser trusts the script that has it, since the
 * page has that script's own.
 */
export class StyleIntegrity {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StyleIntegrity', (compilation) => {
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'StyleIntegrity',
        (source, { tag, chunkId }) => `${source}${tag}.integrity = ${tableName}[${chunkId}];`,
      );
      const { processAssets } = compilation.hooks;
      const afterMinifying = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      processAssets.tap({ name: 'StyleIntegrity', stage: afterMinifying }, () => {
        const chunks = [...styleSheets(compilation).keys()];
        const table = Object.fromEntries(chunks.map((chunk) => [chunk, placeholderOf(chunk)]));
        for (const file of scriptsWith(compilation, tableName)) {
          compilation.updateAsset(file, (script) => {
            const replaced = new sources.ReplaceSource(script);
            const start = String(script.source()).indexOf(tableName);
            replaced.replace(start, start + tableName.length - 1, `(${JSON.stringify(table)})`);
            return replaced;
          });
        }
      });
      // Names and maps of style sheets are in them only then.
      const afterHashing = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      processAssets.tap({ name: 'StyleIntegrity', stage: afterHashing }, (assets) => {
        for (const [chunk, styleSheet] of styleSheets(compilation)) {
          const integrity = sha256(assets[styleSheet]?.buffer() ?? '');
          for (const file of scriptsWith(compilation, placeholderOf(chunk)))
            compilation.updateAsset(file, (script) => {
              const text = String(script.source());
              return new sources.RawSource(text.replaceAll(placeholderOf(chunk), integrity));
            });
        }
      });
    });
  }
}

/** The style sheet of each chunk that has one, by the chunk's id. */
const styleSheets = ({ chunks }: Compilation) =>
  new Map(
    [...chunks].flatMap(({ id, files }) => {
      const file = [...files].find((name) => name.endsWith('.css'));
      return file === undefined ? [] : [[String(id), file] as const];
    }),
  );

const scriptsWith = (compilation: Compilation, text: string) =>
  compilation
    .getAssets()
    .filter(({ name, source }) => name.endsWith('.js') && String(source.source()).includes(text))
    .map(({ name }) => name);
