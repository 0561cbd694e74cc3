import { failuresOf } from '@cpal/shared/testing/failures';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { asMember } from '@cpal/shared/testing/session';
import { screen, waitFor } from '@testing-library/react';
import remote from './routes';
import { failingCalls } from './testing/failing-calls';
import { blog, serveAssistant } from './testing/serve-assistant';

describe.each(failingCalls)('$call of $path', ({ path, own, others, before, act, ...failing }) => {
  it.each(failuresOf(failing))('says “$sentence” where it is $name', async (failure) => {
    const store = asMember();
    const held = store.read();
    const answers = before === undefined ? [] : [before];
    serveAssistant([{ ...blog, ...own }], {
      ...others,
      [failing.call]: () => answers.shift() ?? failure.answer,
    });
    const { user } = renderRoutes(remote, path);
    await act?.(user);
    await waitFor(() => expect(screen.getAllByText(failure.sentence)).toHaveLength(1));
    expect(store.read()).toBe(held);
  });
});
