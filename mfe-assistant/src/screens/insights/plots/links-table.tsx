import type { ProInsights } from '@cpal/shared/contract/insights/insights';
import { figure, share } from '../../../lib/figures';
import table from './table.module.css';

/** How often each affiliate link was shown and followed. */
export const LinksTable = ({ links }: Pick<ProInsights, 'links'>) => (
  <table className={table.table} aria-label="Affiliate links">
    <thead>
      <tr>
        <th scope="col">Affiliate link</th>
        <th scope="col">Shown</th>
        <th scope="col">Clicked</th>
        <th scope="col">Share</th>
      </tr>
    </thead>
    <tbody>
      {links.map((link) => (
        <tr key={link.id}>
          <th scope="row">{link.label}</th>
          <td>{figure(link.shown)}</td>
          <td>{figure(link.clicks)}</td>
          <td>{share(link.clicks, link.shown) ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
