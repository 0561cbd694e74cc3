import { sampleBuild } from '../testing/sample-build';
import { missingNames } from './shared-names';

const router = '@cpal/shared/router';

it.each([
  ['nothing', {}, {}, []],
  ['what is there', { [router]: ['Link', 'useParams'] }, { [router]: ['Link'] }, []],
  [
    'a name that is not there',
    { [router]: ['Link'] },
    { [router]: ['a', 'Link', 'b'] },
    [`a, b of ${router}`],
  ],
  ['a module that is not there', {}, { [router]: ['Link'] }, [router]],
  ['a module as a whole', { [router]: ['Link'] }, { [router]: [] }, []],
  ['a module whose names are not known', { [router]: null }, { [router]: ['Link'] }, []],
  ['a name of every object', { [router]: ['Link'] }, { toString: ['call'] }, ['toString']],
])('a remote that uses %s misses what is right', (_what, offers, uses, missing) => {
  expect(missingNames(sampleBuild({ offers }), sampleBuild({ uses }))).toEqual(missing);
});
