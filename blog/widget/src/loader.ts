import type { WidgetSettings } from '@cpal/shared/deployment';
import { start } from './loader/start';

/** Put around this script by the edge server. */
declare const CPAL: WidgetSettings;

start(CPAL);
