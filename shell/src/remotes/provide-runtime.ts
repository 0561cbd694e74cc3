/**
 * Remotes are built without the federation runtime and expect its two parts under these global
 * names; the shell provides its own. Of the core only the names that a container's start calls are
 * provided: the whole namespace would keep all of it in the first load.
 */
import { createInstance } from '@module-federation/enhanced/runtime';
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import federation, { bundlerRuntime } from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  var _FEDERATION_RUNTIME_CORE: object;
  var _FEDERATION_BUNDLER_RUNTIME: object;
}

globalThis._FEDERATION_RUNTIME_CORE = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  helpers,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};
globalThis._FEDERATION_BUNDLER_RUNTIME = {
  ...federation,
  // The plugin leaves out of a host what only containers need.
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
  // Its own `init` knows the instance of one build only and would confuse the shell's with the remote's.
  runtime: { init: createInstance },
};
