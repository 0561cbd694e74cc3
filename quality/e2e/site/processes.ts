import { execFileSync } from 'node:child_process';
import type { Product } from './product';

/** The ids of the product's processes whose command ends like this. */
const processes = ({ group }: Product, command: string) =>
  execFileSync('pgrep', ['-g', String(group()), '-f', `${command}$`], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);

export const apiProcesses = (product: Product) => processes(product, 'server/api/dist/server.js');
export const workers = (product: Product) => processes(product, 'server/api/dist/server.js worker');
