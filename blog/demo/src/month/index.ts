export { families } from './families';
export { monthlyVisits, planVisits } from './visits';
