import path from 'node:path';
import { buildFrontEnd } from './front-end';
import { inputsId } from './inputs';
import { installed, lockfile, findPackage } from './packages';

/** Builds the front end in the present folder into its `dist`: the command `cpal-build`. */
const own = ['src', 'package.json', 'webpack.config.js'];
const shared = path.join(installed('@cpal/shared'), 'src');
const build = inputsId({ inputs: [...own, lockfile(), shared] });
await buildFrontEnd({ folder: '.', name: findPackage(path.resolve()).name, build });
