import type { LanguageModel, UserModelMessage } from 'ai';
import type { Prompt } from './prompt';
import type { ModelSettings } from './settings';

/** Tokens that an answer may cost: some four sentences, in any language. */
const mostTokens = 400;

export interface Usage {
  tokens: number;
  /** Millionths of a dollar. */
  microdollars: number;
}

/** What a model's stream says of itself. */
export type ModelPart = { text: string } | { given: number; made: number; isWhole: boolean };

/** A language model, without tools. */
export interface Model {
  /**
   * Streams the answer to a prompt; its last part counts the tokens.
   * @throws whatever goes wrong on the way.
   */
  stream: (
    prompt: Pick<Prompt, 'instructions' | 'prefix' | 'rest'>,
    signal: AbortSignal,
  ) => AsyncGenerator<ModelPart>;
  /** What so many tokens cost. */
  costOf: (given: number, made: number) => Usage;
}

async function openSdk({ kind, url, key, name }: ModelSettings): Promise<LanguageModel> {
  if (kind === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL: url, apiKey: key })(name);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const provider = { name: 'model', baseURL: url, apiKey: key, includeUsage: true };
  return createOpenAICompatible(provider)(name);
}

/**
 * The prompt as one message. Anthropic keeps what stands before a mark and reads it for a tenth of the
 * price; others find out themselves what many prompts begin with.
 */
const messageFor = (
  kind: ModelSettings['kind'],
  { prefix, rest }: Pick<Prompt, 'prefix' | 'rest'>,
): UserModelMessage =>
  kind === 'openai'
    ? { role: 'user', content: `${prefix}\n\n${rest}` }
    : {
        role: 'user',
        content: [
          {
            type: 'text',
            text: prefix,
            providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
          },
          { type: 'text', text: rest },
        ],
      };

/** Opens a model; its SDK is loaded right away, so that no reader waits for it. */
export function createModel(settings: ModelSettings): Model {
  const { kind, price } = settings;
  const sdk = Promise.all([import('ai'), openSdk(settings)]);
  // Each question throws it again.
  sdk.catch(() => undefined);
  return {
    costOf: (given, made) => ({
      tokens: given + made,
      // Dollars for a million are millionths of a dollar for one.
      microdollars: Math.ceil(given * price.in + made * price.out),
    }),
    stream: async function* stream(prompt, abortSignal) {
      const [{ streamText }, model] = await sdk;
      const { fullStream } = streamText({
        model,
        system: prompt.instructions,
        messages: [messageFor(kind, prompt)],
        maxOutputTokens: mostTokens,
        temperature: 0.2,
        // The extractive answer is there already; a second try would only keep the reader waiting.
        maxRetries: 0,
        abortSignal,
        // It comes as a part of the stream too.
        onError: () => undefined,
      });
      for await (const part of fullStream) {
        if (part.type === 'text-delta') yield { text: part.text };
        if (part.type === 'error') throw part.error;
        if (part.type === 'abort') throw new Error('The model was stopped.');
        if (part.type === 'finish')
          yield {
            given: part.totalUsage.inputTokens ?? 0,
            made: part.totalUsage.outputTokens ?? 0,
            isWhole: part.finishReason === 'stop',
          };
      }
    },
  };
}
