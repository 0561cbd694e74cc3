/** In unit tests the class names of a CSS module are their keys, so that no style is needed. */
const names = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
module.exports = names;
