import { TestEnvironment } from 'jest-environment-node';
import { compilePackagesOnce } from './compile-once';

compilePackagesOnce();

/** Node's own, for tests without a document. */
export default class NodeEnvironment extends TestEnvironment {}
