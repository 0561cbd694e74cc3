export { type Group, type GroupSample, joined, labelOf, nearest, placeOf, stemsOf } from './group';
export { heated, noHeat } from './heat';
export { sentences } from './sentences';
