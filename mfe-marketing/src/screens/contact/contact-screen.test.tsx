import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { screen } from '@testing-library/react';
import remote from '../../routes';
import { openMail } from './open-mail';

jest.mock('./open-mail', () => ({ openMail: jest.fn() }));

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

    expect(openMail).toHaveBeenCalledWith(
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

  it('selects the address where the browser refuses to copy', async () => {
    const { user } = await sendMessage();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

    await user.click(screen.getByRole('button', { name: 'Copy address' }));

    expect(String(window.getSelection())).toBe('hello@cpal.example');
  });

  it('keeps what was typed', async () => {
    await sendMessage();

    expect(screen.getByLabelText('Name')).toHaveValue('Ada');
    expect(screen.getByLabelText('Email')).toHaveValue('not an address');
    expect(screen.getByLabelText('Message')).toHaveValue('Is there a trial?');
  });

  it('shows the address to who prefers plain email', async () => {
    renderRoutes(remote, '/contact');

    expect(await screen.findByRole('link', { name: 'hello@cpal.example' })).toHaveAttribute(
      'href',
      'mailto:hello@cpal.example',
    );
  });
});
