#!/usr/bin/env node
/** The door to the command, which is TypeScript here and JavaScript where it was packed. */
import { tsImport } from 'tsx/esm/api';

await tsImport('./src/cpal-build.ts', import.meta.url);
