import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAddress } from '../../lib/open-address';
import remote from '../../routes';
import { captionLines } from './caption-lines';

jest.mock('../../lib/open-address', () => ({ openAddress: jest.fn() }));

const captions = readFileSync(path.join(__dirname, 'demo/captions.vtt'), 'utf8');

function renderDemo() {
  const { user } = renderRoutes(remote, '/');
  const demo = within(screen.getByRole('region', { name: 'Watch a blog get started' }));
  const play = demo.getByRole('link', { name: /^Play the demo video/ });
  return { user, demo, play };
}

describe('the demo video', () => {
  it('waits behind a still of its own size, as a link that works without script', () => {
    const { demo, play } = renderDemo();

    expect(play).toHaveAttribute('href', '/media');
    const still = within(play).getByRole('presentation');
    expect(still).toHaveAttribute('loading', 'lazy');
    expect(still).toHaveAttribute('width', '1280');
    expect(still).toHaveAttribute('height', '720');
    expect(demo.queryByLabelText('Demo video')).not.toBeInTheDocument();
  });

  it('plays in the place of its still, with captions and the focus on it', async () => {
    const { user, demo, play } = renderDemo();

    await user.click(play);

    const video = demo.getByLabelText('Demo video');
    expect(video).toHaveFocus();
    expect(video).toHaveAttribute('controls');
    expect(video.querySelectorAll('source')).toHaveLength(2);
    expect(video.querySelector('track')).toHaveAttribute('kind', 'captions');
    expect(video.querySelector('track')).toHaveAttribute('srclang', 'en');
    expect(play).not.toBeInTheDocument();
  });

  it('leaves a click that asks for a new tab to the browser', () => {
    const { demo, play } = renderDemo();
    const click = createEvent.click(play, { ctrlKey: true });
    // jsdom cannot follow a link.
    const follow = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', follow, { once: true });

    fireEvent(play, click);

    expect(follow).toHaveBeenCalled();
    expect(demo.queryByLabelText('Demo video')).not.toBeInTheDocument();
  });

  it('is announced as the captioned film of less than a minute that it is', () => {
    const { play } = renderDemo();
    const [end = ''] = captions.match(/(?<=--> )[\d:.]+(?!.*-->)/s) ?? [];

    expect(play).toHaveAccessibleName(/under a minute, with captions/);
    expect(end >= '00:00:10' && end < '00:01:00').toBe(true);
    expect(captionLines(captions).length).toBeGreaterThan(5);
  });

  it('shows what its section says: a plan, a license key, and a reader who is answered', () => {
    const { demo } = renderDemo();
    const shown = captionLines(captions).join(' ');

    expect(
      demo.getByText(/chooses a plan, .*license key .*a reader’s question is answered/),
    ).toBeVisible();
    expect(shown).toMatch(/plan.*license key.*A reader .* asks.*CPal answers/);
  });

  it('can be read instead, in the words of its captions', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(captions));
    const { user, demo } = renderDemo();
    const read = demo.getByRole('link', { name: 'Read what the video shows' });
    expect(read).toHaveAttribute('href', '/media');
    expect(fetched).not.toHaveBeenCalled();

    await user.click(read);

    const transcript = await demo.findByRole('list', { name: 'What the video shows' });
    const lines = within(transcript).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual(captionLines(captions));
    expect(transcript).toHaveFocus();
    expect(openAddress).not.toHaveBeenCalled();
  });

  it('opens the captions themselves where they cannot be read in', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const { user, demo } = renderDemo();

    await user.click(demo.getByRole('link', { name: 'Read what the video shows' }));

    await waitFor(() => expect(openAddress).toHaveBeenCalledWith('/media'));
  });
});
