export { families } from './families';
export { planVisits } from './visits';
