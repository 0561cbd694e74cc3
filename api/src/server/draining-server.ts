import { Server } from 'node:http';

/**
 * Node hangs up on idle connections in the moment that it stops to listen, and so cuts off a request
 * that is on its way. This server lets them be until somebody closes them after that moment.
 */
export class DrainingServer extends Server {
  override closeIdleConnections() {
    if (!this.listening) super.closeIdleConnections();
  }
}
