import { reloadOnEarlyMoves } from './early-moves';
import { reloadDocument } from './remotes/reload-document';

jest.mock('./remotes/reload-document', () => ({ reloadDocument: jest.fn() }));

let mounted: unknown[] = [];

function goBackTo(address: string) {
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

it('loads the document of the address until the shell follows by itself', () => {
  Object.assign(performance, { getEntriesByName: () => mounted });
  window.history.replaceState(null, '', '/contact');
  reloadOnEarlyMoves();
  goBackTo('/contact#form');
  expect(reloadDocument).not.toHaveBeenCalled();
  goBackTo('/auth');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
  mounted = [{}];
  goBackTo('/about');
  expect(reloadDocument).toHaveBeenCalledTimes(1);
});
