/** Does something once the browser has painted content, or after it did. */
export function oncePainted(then: () => void): void {
  new PerformanceObserver((list, observer) => {
    // A busy browser may paint the background first, in a frame of its own.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}
