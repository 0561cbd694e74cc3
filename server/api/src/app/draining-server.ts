import { Server } from 'node:http';

/**
 * Node hangs up on idle connections in the moment that it stops to listen, and so cuts off a request
 * that is on its way. This server lets them be until somebody closes them.
 */
export class DrainingServer extends Server {
  #isClosing = false;

  override close(done?: (error?: Error) => void) {
    this.#isClosing = true;
    super.close(done);
    this.#isClosing = false;
    return this;
  }

  override closeIdleConnections() {
    if (!this.#isClosing) super.closeIdleConnections();
  }
}
