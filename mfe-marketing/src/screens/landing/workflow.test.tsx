import { renderRoutes } from '@cpal/shared/testing/render-routes';
import { fireEvent, screen, within } from '@testing-library/react';
import remote from '../../routes';

/** jsdom lays nothing out: four steps of 500 with gaps of 24 in an area of 600, as in the browser. */
function layOut(list: HTMLElement) {
  Object.defineProperty(list, 'clientHeight', { value: 600 });
  [...list.children].forEach((step, index) => {
    Object.defineProperty(step, 'offsetTop', { value: 50 + index * 524 });
    Object.defineProperty(step, 'offsetHeight', { value: 500 });
  });
}

function renderWorkflow() {
  const { user } = renderRoutes(remote, '/');
  const list = screen.getByRole('list', { name: 'The four steps' });
  layOut(list);
  const buttons = within(screen.getByRole('group', { name: 'Steps' })).getAllByRole('button');
  const active = () =>
    buttons.filter((button) => button.getAttribute('aria-current') === 'step').map(name);
  const scrollTo = (scrollTop: number) => fireEvent.scroll(list, { target: { scrollTop } });
  return { user, list, buttons, active, scrollTo };
}

const name = (button: HTMLElement) => button.textContent;

describe('the workflow', () => {
  it('has a numbered button for each of the four steps and begins with the first', () => {
    const { buttons, active } = renderWorkflow();

    expect(buttons.map(name)).toEqual([
      '1Welcome Greeting',
      '2Instant Answers',
      '3Turns Visitors into Loyal Readers',
      '4Smart Insights',
    ]);
    expect(active()).toEqual(['1Welcome Greeting']);
  });

  it('makes the step nearest the center of the scroll area the active one', () => {
    const { active, scrollTo } = renderWorkflow();

    scrollTo(261);
    expect(active()).toEqual(['1Welcome Greeting']);

    scrollTo(263);
    expect(active()).toEqual(['2Instant Answers']);

    scrollTo(1572);
    expect(active()).toEqual(['4Smart Insights']);
  });

  it('brings a step to the center when its button is pressed', async () => {
    const { user, list, buttons } = renderWorkflow();
    const [, , third] = buttons;
    if (third === undefined) throw new Error('There is no third button.');

    await user.click(third);

    expect(list.scrollTop).toBe(1048);
  });

  it('can be scrolled by keyboard', () => {
    const { list } = renderWorkflow();

    expect(list).toHaveAttribute('tabindex', '0');
  });
});
