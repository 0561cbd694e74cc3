import type { Plugin } from 'esbuild';

/**
 * Leaves packages outside of a bundle for Node: some carry native or WebAssembly files, and all are
 * installed beside it. What is ours, TypeScript of several workspaces, becomes one file.
 * @param bundled packages that go into that file as well.
 */
export const externalPackages = (bundled: readonly string[] = []): Plugin => ({
  name: 'external-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
      kind === 'entry-point' || request.startsWith('@cpal/') || bundled.includes(request)
        ? undefined
        : { external: true },
    );
  },
});
