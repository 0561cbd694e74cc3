import { type Model, tryModel } from '@cpal/assistant/model';
import type { ModelStatus } from '@cpal/shared/contract/assistant/model-status';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, minute } from '../kernel/clock';
import { share } from '../kernel/share';

async function statusOf(model: Model): Promise<ModelStatus> {
  const milliseconds = await tryModel(model);
  return { status: milliseconds === null ? 'unreachable' : 'reachable', milliseconds };
}

/** Makes a check of the connection to the model, at most one a minute for all who ask; it never throws. */
export const createModelCheck = (model: Model | null, clock: Clock): (() => Promise<ModelStatus>) =>
  model === null
    ? async () => ({ status: 'none', milliseconds: null })
    : share(clock, () => statusOf(model), minute);

/** Tries the model once and logs what came of it; nothing where none is set. */
export async function logModel(
  { checkModel }: { checkModel: () => Promise<ModelStatus> },
  log: FastifyBaseLogger,
): Promise<void> {
  const model = await checkModel();
  if (model.status === 'none') return;
  if (model.status === 'reachable')
    log.info({ event: 'model_checked', ...model }, 'model reachable');
  else log.warn({ event: 'model_checked', ...model }, 'model unreachable, the engine answers');
}
