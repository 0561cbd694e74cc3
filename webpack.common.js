/** What the shell and every remote is built with; a remote takes it from the package by itself. */
export { federated } from '@cpal/build';
