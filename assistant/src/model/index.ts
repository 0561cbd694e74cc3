export { supportOf } from '../checks/support';
export { createModel, type Model, type Usage } from './create-model';
export type { Label } from './label';
export { modelAnswer, type ModelEnd } from './model-answer';
export { tryModel } from './try-model';
export { maxTurns, type Prompt, promptFor, type Turn } from './prompt';
