import { html } from './html';

describe('html', () => {
  it('escapes values and keeps what is HTML already', () => {
    const name = `<b title="x">Tom & 'Jerry'</b>`;
    expect(html`<p class="${name}">${html`<i>${name}</i>`}</p>`.text).toBe(
      '<p class="&lt;b title=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;"><i>&lt;b title=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;</i></p>',
    );
  });

  it('joins lists and leaves out null', () => {
    expect(html`${[html`<li>1</li>`, html`<li>2</li>`]}${null}${0}`.text).toBe(
      '<li>1</li><li>2</li>0',
    );
  });
});
