/** Where a server is in its life; only a ready one is sent requests by a balancer. */
export interface Lifecycle {
  phase: 'starting' | 'ready' | 'stopping';
}
