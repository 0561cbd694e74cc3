import type { Checker } from 'accessibility-checker-engine';

declare global {
  /** The errors of a document as it is now, one line each; `state` tells states of it apart. */
  var findFailures: ((document: Document, state: string) => Promise<string[]>) | undefined;
  /** The engine keeps here what it has found out, on every node, while it is asked. */
  interface Node {
    aceCache?: unknown;
  }
}

/**
 * Makes `findFailures` of an engine. Runs in a page, so it uses nothing from around it.
 * @param aim has the engine take a document for its own.
 * @param looks names the rules that are asked again where the same is shown.
 * @param crowded finds what is too small to be hit.
 */
export function askInPage(
  ace: { Checker: new () => Checker },
  aim: (document: Document) => void,
  looks: readonly string[],
  crowded: (document: Document) => string[],
): NonNullable<typeof globalThis.findFailures> {
  const guideline = 'WCAG_2_2';
  const checker = new ace.Checker();
  const ids = [...new Set(checker.rulesetRules[guideline])];
  if (!looks.every((id) => ids.includes(id))) throw new Error('The engine lacks a rule');

  // Two rules of five never say FAIL. A rule waits for those that it depends on.
  const sure = ids.filter((id) => String(checker.engine.getRule(id).run).includes('RuleFail'));
  const awaited = sure.flatMap((id) => checker.engine.getRule(id).dependencies ?? []);
  if (!awaited.every((id) => sure.includes(id))) throw new Error('A rule would never be asked');
  checker.rulesetRules[guideline] = sure;

  /** Asks each rule of looks of each element, as the engine did when it asked all rules last. */
  let asked: (() => string[])[] = [];
  for (const rule of looks.map((id) => checker.engine.getRule(id))) {
    const { id, run } = rule;
    rule.run = (context, ...more) => {
      asked.push(() =>
        [run.call(rule, context) ?? []]
          .flat()
          .filter(({ value }) => value.join(' ').endsWith(' FAIL'))
          .map(({ reasonId = '', messageArgs }) => {
            const html = new XMLSerializer().serializeToString(context['dom']?.node ?? document);
            const message = checker.engine.getMessage(id, reasonId, messageArgs);
            return `${id}: ${message} in ${html.slice(0, 200)}`;
          }),
      );
      return run.call(rule, context, ...more);
    };
  }

  async function askAll(document: Document) {
    asked = [];
    const { results } = await checker.check(document, [guideline]);
    return results
      .filter(({ value }) => value.join(' ') === 'VIOLATION FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} in ${snippet}`);
  }

  /** Of each document, what its latest state showed when all rules were asked, with what can be asked again. */
  const known = new WeakMap<Document, { state: string; sights: Map<string, typeof asked> }>();
  /** Asks all rules, or those that look at boxes and colors, by what is known of the document. */
  async function ask(document: Document, state: string) {
    aim(document);
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      roots.push(...Array.from(root.querySelectorAll('*'), (one) => one.shadowRoot ?? []).flat());
    // What could be seen of each element, as far as a style sheet decides it.
    const sights = roots
      .flatMap((root) => [...root.querySelectorAll('*')])
      .map((element) =>
        element.checkVisibility({ visibilityProperty: true })
          ? getComputedStyle(element).clipPath
          : '',
      );
    const texts = roots.map((root) =>
      'host' in root ? root.innerHTML : root.documentElement.outerHTML,
    );
    const shown = [...sights, ...texts].join();
    const before = known.get(document);
    // A document that goes on for many states would keep the elements of them all.
    const ofState = before?.state === state ? before.sights : new Map<string, typeof asked>();
    known.set(document, { state, sights: ofState });
    const again = ofState.get(shown);
    if (again === undefined) {
      const failures = await askAll(document);
      ofState.set(shown, asked);
      return failures;
    }
    const failures = again.flatMap((question) => question());
    // The engine forgets at the end of its own walk only.
    for (const root of roots) {
      const walker = document.createTreeWalker(root);
      for (let node: Node | null = root; node !== null; node = walker.nextNode())
        delete node.aceCache;
    }
    return failures;
  }

  return async (document, state) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
      ...crowded(document).map((name) => `too small: ${name}`),
      ...(await ask(document, state)),
    ];
  };
}
