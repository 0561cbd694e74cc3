/** In unit tests a CSS module answers every class with its own name, so that no style is needed. */
const names: object = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? false : String(name)) },
);
module.exports = names;
