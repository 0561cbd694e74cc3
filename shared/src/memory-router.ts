/** The router of what has no address bar: rendering ahead and tests. No browser loads it. */
export { createMemoryRouter, type InitialEntry } from 'react-router-dom';
