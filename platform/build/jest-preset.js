import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** @param {string} file beside this one. */
const beside = (file) => path.join(import.meta.dirname, file);

/**
 * Jest's settings for a front end's tests: a document, and TypeScript without types.
 * @type {import('jest').Config}
 */
const preset = {
  testEnvironment: '@cpal/shared/testing/jsdom-environment',
  setupFilesAfterEnv: ['@cpal/shared/testing/setup'],
  testTimeout: 60_000,
  testMatch: ['**/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    '\\.text\\.css$': beside('media-stub.cjs'),
    '\\.css$': beside('css-modules-stub.cjs'),
    '\\.(avif|webp|jpg|webm|mp4|vtt|woff2)$': beside('media-stub.cjs'),
  },
  transform: {
    '\\.(ts|tsx|js|mjs)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(ky|@cpal)/)'],
};

export default preset;
