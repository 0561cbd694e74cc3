#!/usr/bin/env node
// Built by `npm run build`; this file is there before it, so that npm can link it.
await import(new URL('../dist/cpal.js', import.meta.url).href);
