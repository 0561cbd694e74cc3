import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen } from '@testing-library/react';
import { openAddress } from '../../lib/open-address';
import remote from '../../routes';

jest.mock('../../lib/open-address', () => ({ openAddress: jest.fn() }));

async function sendMessage() {
  const fetched = jest.spyOn(globalThis, 'fetch');
  const { user } = renderRoutes(remote, '/contact');
  await user.type(await screen.findByLabelText('Name'), 'Ada');
  await user.type(screen.getByLabelText('Email'), 'not an address');
  await user.type(screen.getByLabelText('Message'), 'Is there a trial?');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  return { user, fetched };
}

describe('the contact screen', () => {
  it('hands the message to the mail program and calls nothing', async () => {
    const { fetched } = await sendMessage();

    expect(openAddress).toHaveBeenCalledWith(
      'mailto:hello@cpal.example?subject=Message%20to%20CPal%20from%20Ada' +
        '&body=Is%20there%20a%20trial%3F%0D%0A%0D%0AAda%0D%0Anot%20an%20address',
    );
    expect(fetched).not.toHaveBeenCalled();
  });

  it('says what happened, with the address to copy', async () => {
    const { user } = await sendMessage();

    expect(screen.getByRole('status')).toHaveTextContent('hello@cpal.example');
    await user.click(screen.getByRole('button', { name: 'Copy address' }));

    expect(await screen.findByRole('button', { name: 'Address copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('hello@cpal.example');
  });

  it('offers the message to copy too', async () => {
    const { user } = await sendMessage();

    await user.click(screen.getByRole('button', { name: 'Copy message' }));

    expect(await screen.findByRole('button', { name: 'Message copied' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('Is there a trial?');
  });

  it('selects the address where the browser refuses to copy', async () => {
    const { user } = await sendMessage();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

    await user.click(screen.getByRole('button', { name: 'Copy address' }));

    expect(String(window.getSelection())).toBe('hello@cpal.example');
  });

  it('says that the message is empty before it opens an empty mail', async () => {
    const { user } = renderRoutes(remote, '/contact');
    const send = await screen.findByRole('button', { name: 'Send Message' });
    await user.type(screen.getByLabelText('Message'), '  ');
    jest.mocked(openAddress).mockClear();

    await user.click(send);
    expect(screen.getByRole('status')).toHaveTextContent('Your message is still empty.');
    expect(openAddress).not.toHaveBeenCalled();

    await user.click(send);
    expect(openAddress).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Your mail program should now show');
  });

  it('keeps what was typed', async () => {
    await sendMessage();

    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Email')).toHaveValue('not an address');
    expect(screen.getByLabelText('Message')).toHaveValue('Is there a trial?');
  });

  it('puts every field into a mail where there is no script', async () => {
    renderRoutes(remote, '/contact');

    const field = await screen.findByLabelText('Message');
    const form = field.closest('form');

    expect(form).toHaveAttribute('action', 'mailto:hello@cpal.example?subject=Message%20to%20CPal');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
    expect([...new FormData(form ?? undefined).keys()]).toEqual(['name', 'email', 'message']);
  });

  it('shows the address to who prefers plain email', async () => {
    renderRoutes(remote, '/contact');

    expect(await screen.findByRole('link', { name: 'hello@cpal.example' })).toHaveAttribute(
      'href',
      'mailto:hello@cpal.example',
    );
  });
});
