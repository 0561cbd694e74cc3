import * as account from './accounts/account';
import * as addBlog from './blogs/add-blog';
import * as assistant from './assistant/assistant';
import * as auth from './accounts/auth';
import * as billing from './billing/billing';
import * as billingDetails from './billing/billing-details';
import * as blog from './blogs/blog';
import * as blogGaps from './blogs/blog-gaps';
import type { Call, NameOf } from './call';
import * as checkout from './billing/checkout';
import * as connection from './blogs/connection';
import * as credentials from './accounts/credentials';
import * as customer from './billing/customer';
import * as firstLook from './assistant/first-look';
import * as houseAnswers from './blogs/house-answers';
import * as insights from './insights/insights';
import * as license from './licenses/license';
import * as licenseValidation from './licenses/license-validation';
import * as mails from './accounts/mails';
import * as modelStatus from './assistant/model-status';
import * as operation from './operation';
import * as blogCard from './insights/blog-card';
import * as overview from './insights/overview';
import * as picture from './blogs/picture';
import * as postGaps from './blogs/post-gaps';
import * as saveBillingDetails from './billing/save-billing-details';
import * as session from './accounts/session';
import * as signUp from './accounts/sign-up';
import * as subscription from './billing/subscription';
import * as telemetry from './telemetry/telemetry';
import * as trial from './assistant/trial';
import * as voices from './blogs/voices';

const files = [
  account,
  addBlog,
  assistant,
  auth,
  billing,
  billingDetails,
  blog,
  blogCard,
  blogGaps,
  checkout,
  connection,
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

type CallIdIn<File> = File extends File
  ? { [Name in keyof File]: File[Name] extends Call ? Name : never }[keyof File]
  : never;

/** The name that a call has in the contract, such as `listLicenses`. */
export type CallId = Extract<CallIdIn<(typeof files)[number]>, string>;

export const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'access' in value;

/** Everything that the files of calls export, by its name there; no name is used twice. */
export const contractExports: readonly (readonly [name: string, value: unknown])[] = files.flatMap(
  (file): [string, unknown][] => Object.entries(file),
);

/** Every call of the API; no front end imports it, since it would bundle all of them. */
export const calls: readonly Call[] = contractExports.map(([, value]) => value).filter(isCall);

export const nameOf = ({ method, path }: Call) => `${method} ${path}`;
