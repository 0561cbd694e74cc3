import { LegalPage } from '../../lib/legal/legal-page';
import { disclosure } from './disclosure-document';

export function DisclosureScreen() {
  return <LegalPage {...disclosure} />;
}
