import { readPage } from '@cpal/shared/page';
import { startTelemetry } from './telemetry';

startTelemetry(readPage());
