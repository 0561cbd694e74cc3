/*
 * A loader for packages of components. A name for development tools is an effect, which keeps a component
 * in the bundle that nobody uses; so does a call that is not marked as free of effects. What a package
 * tells developers on the console is left out in the same way.
 */
/** @param {string} source the module. */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/= (\w+\.forwardRef\()/g, '= /* @__PURE__ */ $1')
    .replaceAll(/^( *)(warning\()/gm, '$1/* @__PURE__ */ $2');
