import { TestEnvironment } from 'jest-environment-jsdom';

const fromNode = {
  TextEncoder,
  TextDecoder,
  fetch,
  Headers,
  Request,
  Response,
  ReadableStream,
  TransformStream,
  WritableStream,
  AbortController,
  AbortSignal,
  structuredClone,
};

/** jsdom without the web platform parts that Node has and jsdom lacks; this copies them in. */
export default class JsdomWithFetch extends TestEnvironment {
  override async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
