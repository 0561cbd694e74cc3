import * as account from './account';
import * as addBlog from './add-blog';
import * as assistant from './assistant';
import * as auth from './auth';
import * as billing from './billing';
import * as billingDetails from './billing-details';
import * as blog from './blog';
import * as blogGaps from './blog-gaps';
import type { Call, NameOf } from './call';
import * as checkout from './checkout';
import * as credentials from './credentials';
import * as customer from './customer';
import * as firstLook from './first-look';
import * as houseAnswers from './house-answers';
import * as insights from './insights';
import * as license from './license';
import * as licenseValidation from './license-validation';
import * as mails from './mails';
import * as modelStatus from './model-status';
import * as operation from './operation';
import * as overview from './overview';
import * as picture from './picture';
import * as postGaps from './post-gaps';
import * as saveBillingDetails from './save-billing-details';
import * as session from './session';
import * as signUp from './sign-up';
import * as subscription from './subscription';
import * as telemetry from './telemetry';
import * as trial from './trial';
import * as voices from './voices';

const files = [
  account,
  addBlog,
  assistant,
  auth,
  billing,
  billingDetails,
  blog,
  blogGaps,
  checkout,
  credentials,
  customer,
  firstLook,
  houseAnswers,
  insights,
  license,
  licenseValidation,
  mails,
  modelStatus,
  operation,
  overview,
  picture,
  postGaps,
  saveBillingDetails,
  session,
  signUp,
  subscription,
  telemetry,
  trial,
  voices,
] as const;

type ExportOf<File> = File extends File ? File[keyof File] : never;

/** Every call of the API, each as its own type. */
export type AnyCall = Extract<ExportOf<(typeof files)[number]>, Call>;

/** Such as `GET /api/licenses`. */
export type CallName = NameOf<AnyCall>;

export type CallNamed<Name extends CallName> = AnyCall extends infer C
  ? C extends Call
    ? NameOf<C> extends Name
      ? C
      : never
    : never
  : never;

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value;

/** Every call of the API; no front end imports it, since it would bundle all of them. */
export const calls: readonly Call[] = files
  .flatMap((file): unknown[] => Object.values(file))
  .filter(isCall);

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;
