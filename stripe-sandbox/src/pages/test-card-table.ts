import { testCards, type TestCard } from '../cards/test-cards';
import { html, type Html } from './html';

const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function outcome({ brand, funding, authentication, refuses, refusesCharges }: TestCard): string {
  const end = (refuses ?? refusesCharges)?.message ?? `Paid (${brand}, ${funding})`;
  return authentication === undefined ? end : `The bank asks first. ${end}`;
}

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
        ${testCards.map(
          (card) =>
            html`<tr>
              <td><code>${grouped(card.number)}</code></td>
              <td>${outcome(card)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </details>`;
}
