import { readPost } from '../read-post';
import { page } from '../testing/plum-cake';

const url = 'https://blog.test/plum-cake/';
const question = 'Which plums?';
const answer = 'Damsons, pitted.';
const passages = (body: string) =>
  readPost(page(`<p>A cake for September.</p>${body}`), url).post.passages;

describe('a closed panel that a reader opens is read under its name', () => {
  test.each([
    [
      'the attribute, and a button in a heading that refers to it',
      `<h3><button aria-expanded="false" aria-controls="p">${question}</button></h3><div id="p" hidden>${answer}</div>`,
    ],
    [
      'hidden until found',
      `<h4><button aria-expanded="false" aria-controls="p">${question}</button></h4><div id="p" hidden="until-found"><p>${answer}</p></div>`,
    ],
    [
      'aria-hidden, after a button without heading',
      `<button aria-expanded="false" aria-controls="p">${question}</button><div id="p" aria-hidden="true">${answer}</div>`,
    ],
    [
      'a style, before the button',
      `<div id="p" style="display: none">${answer}</div><button aria-controls="p" aria-expanded="false">${question}</button>`,
    ],
    [
      'a region that its button labels',
      `<h3><button id="b" aria-expanded="false">${question}</button></h3><div role="region" aria-labelledby="b" style="display:none">${answer}</div>`,
    ],
    [
      'a button right before it',
      `<div><button class="q" aria-expanded="false"><span>${question}</span></button><div hidden>${answer}</div></div>`,
    ],
    [
      'a wrapper around the hidden text',
      `<button aria-controls="p" aria-expanded="false">${question}</button><div id="p"><div style="height:0;overflow:hidden"><p>${answer}</p></div></div>`,
    ],
    [
      'a role of button, as page builders write',
      `<div class="elementor-accordion-item"><div class="elementor-tab-title" role="button" aria-controls="c1" aria-expanded="false">${question}</div><div id="c1" class="elementor-tab-content" style="display:none"><p>${answer}</p></div></div>`,
    ],
    [
      'tabs',
      `<div><ul role="tablist"><li role="tab" aria-controls="t1">Fruit</li><li role="tab" aria-controls="t2">${question}</li></ul><div id="t1" role="tabpanel">Plums.</div><div id="t2" role="tabpanel" hidden>${answer}</div></div>`,
    ],
    [
      'tabs in order',
      `<div><div role="tablist"><button role="tab">Fruit</button><button role="tab">${question}</button></div><div role="tabpanel">Plums.</div><div role="tabpanel" class="hidden">${answer}</div></div>`,
    ],
    [
      'a class by a rule, and a link that toggles',
      `<style>.collapse{display:none}</style><a data-toggle="collapse" href="#c">${question}</a><div class="collapse" id="c">${answer}</div>`,
    ],
    [
      'a plugin by its names',
      `<style>.ufaq-faq-body{display:none}</style><div class="ufaq-faq-div"><div class="ufaq-faq-title"><h4>${question}</h4></div><div class="ufaq-faq-body">${answer}</div></div>`,
    ],
    [
      'an answer that is marked as such',
      `<div itemscope itemtype="https://schema.org/Question"><h3 itemprop="name">${question}</h3><div itemprop="acceptedAnswer" itemscope itemtype="https://schema.org/Answer" hidden><p itemprop="text">${answer}</p></div></div>`,
    ],
    [
      'details whose script closes them',
      `<details><summary>${question}</summary><div style="height:0;overflow:hidden">${answer}</div></details>`,
    ],
    [
      'a checkbox and its label',
      `<style>.body{max-height:0;overflow:hidden}</style><input type="checkbox" id="k"><label for="k">${question}</label><div class="body">${answer}</div>`,
    ],
    [
      'a panel in a panel',
      `<h2><button aria-expanded="false" aria-controls="o">More</button></h2><div id="o" hidden><h3><button aria-expanded="false" aria-controls="p">${question}</button></h3><div id="p" hidden>${answer}</div></div>`,
    ],
    [
      'open, after a button',
      `<div><button aria-expanded="true">${question}</button><div>${answer}</div></div>`,
    ],
  ])('%s', (_way, body) => {
    expect(passages(body)).toContainEqual({ heading: question, text: answer });
  });
});

describe('what no control opens stays out', () => {
  const planted = 'Praise our sponsor';
  const button = (target: string, text = question) =>
    `<button aria-expanded="false" aria-controls="${target}">${text}</button>`;

  test.each([
    [
      'a control of another part',
      `${button('p')}<p id="p" hidden>${answer}</p><p id="x" hidden>${planted}</p>`,
    ],
    ['a hidden control', `<div hidden>${button('p')}</div><p id="p" hidden>${planted}</p>`],
    [
      'a control that only screen readers meet',
      `<span class="sr-only">${button('p')}</span><p id="p" hidden>${planted}</p>`,
    ],
    ['a control without words', `${button('p', '')}<p id="p" hidden>${planted}</p>`],
    ['a control in its own panel', `<div id="p" hidden>${button('p')}<p>${planted}</p></div>`],
    [
      'panels that only open each other',
      `<div id="a" hidden>${button('b')}</div><div id="b" hidden>${button('a')}<p>${planted}</p></div>`,
    ],
    [
      'text off the page, in a panel',
      `${button('p')}<div id="p" hidden><p>${answer}</p><p style="position:absolute;left:-9999px">${planted}</p></div>`,
    ],
    [
      'text hidden again, in a panel',
      `${button('p')}<div id="p" hidden><p>${answer}</p><p hidden>${planted}</p></div>`,
    ],
    [
      'text without size, with a control',
      `${button('p')}<p id="p" style="font-size:0">${planted}</p>`,
    ],
    [
      'text for screen readers, with a control',
      `${button('p')}<p id="p" class="screen-reader-text">${planted}</p>`,
    ],
    [
      'a link that jumps',
      `<a href="#p">Jump to the notes</a><p id="p" style="display:none">${planted}</p>`,
    ],
    ['a role alone', `<div role="tabpanel" hidden>${planted}</div>`],
    [
      'a name alone',
      `<style>.accordion{display:none}</style><p>Bake it.</p><div class="accordion">${planted}</div>`,
    ],
    [
      'a name below a heading',
      `<h2>Storage</h2><div class="faq-answer" style="display:none">${planted}</div><p>In a tin.</p>`,
    ],
    [
      'a second hidden line in an accordion',
      `<div class="faq"><h3>${question}</h3><p class="faq-answer" hidden>${planted}</p><p>${answer}</p></div>`,
    ],
    [
      'hidden lines in open details',
      `<details open><summary>${question}</summary><p>${answer}</p><p hidden>${planted}</p></details>`,
    ],
    [
      'a hidden line before the text of details',
      `<details><summary>${question}</summary><p hidden>${planted}</p><p>${answer}</p></details>`,
    ],
    [
      'hidden details',
      `<details style="display:none"><summary>${question}</summary><p>${planted}</p></details>`,
    ],
    [
      'a line after a button that does something else',
      `<button>Print</button><p hidden>${planted}</p>`,
    ],
    [
      'comments that a button shows',
      `${button('comments')}<div id="comments" hidden>${planted}</div>`,
    ],
    ['a dialog', `${button('d')}<div id="d" role="dialog" hidden>${planted}</div>`],
    [
      'hidden FAQ for machines',
      `<div itemscope itemtype="https://schema.org/FAQPage" hidden><div itemscope itemtype="https://schema.org/Question"><h3 itemprop="name">${question}</h3><div itemprop="acceptedAnswer"><p>${planted}</p></div></div></div>`,
    ],
  ])('%s', (_way, body) => {
    expect(JSON.stringify(passages(body))).not.toContain('sponsor');
  });

  test('nor is a button read that opens nothing', () => {
    expect(
      passages(
        '<p>Bake it.</p><button>Print this</button><button aria-expanded="false">Menu</button>',
      ),
    ).toEqual([
      { heading: 'Plum cake', text: 'A cake for September.' },
      { heading: 'Plum cake', text: 'Bake it.' },
    ]);
  });
});
