import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packPlugin } from './src/pack';

const url = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;
const file = path.join(import.meta.dirname, 'dist/cpal.zip');
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, packPlugin(url));
console.log(`${path.relative(process.cwd(), file)}: the plugin for ${url}`);
