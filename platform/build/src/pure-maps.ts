import type { Compiler } from 'webpack';
import { withoutMachinePaths } from './machine-paths';

/**
 * Takes out of source maps where they were made, and the name of the file that they are of. The file's
 * name is its content's hash, its content names the map, and the map's name is the hash of the map:
 * with a name of the file in it, neither hash could be made.
 */
export class PureMaps {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PureMaps', (compilation) => {
      const stage = stages.PROCESS_ASSETS_STAGE_DEV_TOOLING + 1;
      compilation.hooks.processAssets.tap({ name: 'PureMaps', stage }, (assets) => {
        for (const name of Object.keys(assets).filter((one) => one.endsWith('.map'))) {
          compilation.updateAsset(name, (map) => {
            const { file: _file, ...rest }: { file?: string } = JSON.parse(String(map.source()));
            return new sources.RawSource(withoutMachinePaths(JSON.stringify(rest)));
          });
        }
      });
    });
  }
}
