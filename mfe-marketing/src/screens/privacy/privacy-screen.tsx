import { readPage } from '@cpal/shared/page';
import { LegalPage } from '../../lib/legal/legal-page';
import { privacy } from './privacy-document';

export function Component() {
  return <LegalPage {...privacy(readPage().settings)} />;
}
