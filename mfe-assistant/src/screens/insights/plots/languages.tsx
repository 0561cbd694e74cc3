import type { ProInsights } from '@cpal/shared/contract/insights/insights';
import { Card } from '@cpal/shared/controls';
import { figure, share } from '../../../lib/figures';
import { languageName } from '../../../lib/language-name';
import { ShareBar } from '../../../lib/share-bar';
import table from './table.module.css';

/** In which languages readers ask; the table is the plot. */
export function Languages({ languages }: Pick<ProInsights, 'languages'>) {
  const all = languages.reduce((sum, { questions }) => sum + questions, 0);
  return (
    <Card title="Languages">
      <table className={table.table} aria-label="Questions by language">
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Questions</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {languages.map(({ language, questions }) => (
            <tr key={language}>
              <th scope="row">
                <span>{languageName(language)}</span>
                <ShareBar part={questions} whole={all} />
              </th>
              <td>{figure(questions)}</td>
              <td>{share(questions, all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
