export { supportOf } from '../checks/support';
export { createModel, type Model, type Usage } from './create-model';
export { modelAnswer, type ModelEnd } from './model-answer';
