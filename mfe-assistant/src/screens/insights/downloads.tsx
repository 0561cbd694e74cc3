import type { Blog } from '@cpal/shared/contract/blogs/blog';
import type { Insights } from '@cpal/shared/contract/insights/insights';
import { Actions, Card, saveFile } from '@cpal/shared/controls';
import { Button } from '@cpal/shared/ui';
import { toCsv } from '../../lib/csv';
import { insightTables } from './tables';
import type { View } from './view';

interface DownloadsProps {
  blog: Blog;
  insights: Insights;
  days: View['days'];
}

/** The tables of this page as files; they are made of what is shown, so nothing is asked again. */
export function Downloads({ blog, insights, days }: DownloadsProps) {
  const save = (name: string, table: Parameters<typeof toCsv>[0]) =>
    saveFile({
      name: `${blog.domain}-${name.toLowerCase()}-${days}-days.csv`,
      content: new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }),
    });
  return (
    <Card title="Download">
      <p>Everything on this page, for a spreadsheet.</p>
      <Actions>
        {Object.entries(insightTables(insights)).map(([name, table]) => (
          <Button key={name} tone="secondary" onClick={() => save(name, table)}>
            {`${name} as CSV`}
          </Button>
        ))}
      </Actions>
    </Card>
  );
}
