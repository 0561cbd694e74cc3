import { keepValidators } from './wire/kept';

/** Makes what every test file of the sandbox loads, once before all. */
export default keepValidators;
