export { families } from './families';
export { visitsOf } from './visits';
