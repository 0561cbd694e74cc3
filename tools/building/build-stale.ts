import { inputsId, isBuilt, type Part, recordBuild } from '@cpal/build/inputs';

/**
 * Builds those of some parts that are not built from their present inputs, one after the other.
 * @returns those that were built.
 * @throws what the first failing build throws.
 */
export async function buildStale<P extends Part>(
  parts: readonly P[],
  build: (part: P, id: string) => Promise<void>,
): Promise<P[]> {
  const built: P[] = [];
  for (const part of parts) {
    const id = inputsId(part);
    if (isBuilt(part, id)) continue;
    const started = Date.now();
    await build(part, id);
    recordBuild(part, id);
    built.push(part);
    console.log(`Built ${part.name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  }
  return built;
}
