import type { startModelServer } from '@cpal/assistant/testing/model-server';

/** The settings by which a server asks the tests' own model. */
export function modelEnv(server: Awaited<ReturnType<typeof startModelServer>>) {
  const { kind, url, key, name, price } = server.settings('openai');
  return {
    ASSISTANT_MODEL_KIND: kind,
    ASSISTANT_MODEL_URL: `${url}/`,
    ASSISTANT_MODEL_KEY: key,
    ASSISTANT_MODEL_NAME: name,
    ASSISTANT_MODEL_PRICE_IN: String(price.in),
    ASSISTANT_MODEL_PRICE_OUT: String(price.out),
  };
}
