import { testCards } from '../cards/test-cards';
import { html, type Html } from './html';

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** Every card that works here, and how. */
export function testCardTable(): Html {
  return html`<details class="test-cards">
    <summary>Test cards</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(({ number, brand, funding, refuses, refusesCharges }) => {
          const message = (refuses ?? refusesCharges)?.message;
          return html`<tr>
            <td><code>${grouped(number)}</code></td>
            <td>${message ?? `Paid (${brand}, ${funding})`}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </details>`;
}
