import { readPage } from '@cpal/shared/page';
import { LegalPage } from '../../lib/legal/legal-page';
import { disclosure } from './disclosure-document';

export function Component() {
  return <LegalPage {...disclosure(readPage().settings.company)} />;
}
