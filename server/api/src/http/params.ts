import type { ParamKind } from '@cpal/shared/contract/call';
import { requiredText, stripeId } from '@cpal/shared/contract/fields';
import * as v from 'valibot';

/** The schema of a name in a path, by what it is. */
export const paramSchemas: Record<ParamKind, (name: string) => v.GenericSchema> = {
  uuid: () => v.pipe(v.string(), v.uuid()),
  stripeId,
  text: requiredText,
};
