import StripeSdk from 'stripe';
import { apiVersion } from './api-version';

it('speaks the version that the SDK pins', () => {
  expect(apiVersion).toBe(StripeSdk.API_VERSION);
});
