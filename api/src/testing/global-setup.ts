import { keepValidators } from '../../../stripe-sandbox/src/testing/wire/kept';

/** Makes what every test file of the server loads, once before all. */
export default keepValidators;
