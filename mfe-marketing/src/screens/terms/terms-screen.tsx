import { readPage } from '@cpal/shared/page';
import { LegalPage } from '../../lib/legal/legal-page';
import { terms } from './terms-document';

export function Component() {
  return <LegalPage {...terms(readPage().settings.company)} />;
}
