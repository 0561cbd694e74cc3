export { supportOf } from '../checks/support';
export { createModel, type Model, type Usage } from './create-model';
export { modelAnswer } from './model-answer';
