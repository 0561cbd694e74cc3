import { TestEnvironment } from 'jest-environment-jsdom';
import { compileOnce } from './compile-once';
import { endStorages } from './end-storages';
import { rememberStyles } from './remember-styles';

/** A browser resolves a request's address against the page; Node's Request takes whole ones only. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost/') : input, init);
  }
}

/** jsdom with the parts of the web platform that Node has and jsdom lacks. */
export default class JsdomWithFetch extends TestEnvironment {
  override async setup() {
    await super.setup();
    const context = this.getVmContext();
    if (context !== null) compileOnce(context);
    if (this.dom !== null) rememberStyles(this.dom.window);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      fetch,
      Headers,
      Request: PageRequest,
      Response,
      ReadableStream,
      TransformStream,
      WritableStream,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }

  override async teardown() {
    endStorages();
    await super.teardown();
  }
}
