import { send, toProblem } from '@cpal/shared/api';
import { type FirstLook, takeFirstLook } from '@cpal/shared/contract/assistant/first-look';

/** What came of looking; the message is null where the server gave no sentence for it. */
export type Outcome = { look: FirstLook } | { message: string | null };

/** Asks the server to read a blog. Never throws. */
export async function lookAt(url: string): Promise<Outcome> {
  try {
    return { look: await send(takeFirstLook, { body: { url } }) };
  } catch (error) {
    return { message: toProblem(error).message };
  }
}
