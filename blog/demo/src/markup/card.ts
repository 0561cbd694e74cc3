import { html, type Html } from '@cpal/server-kit/html';
import type { Group, IngredientLine, Post, Recipe } from '../post';
import { timeParts, wordsByLanguage } from '../words';
import type { CardMarkup } from './card-markup';
import { isoDuration } from './durations';

/** The line as one text, as readers see it. */
export function ingredientText(line: IngredientLine): string {
  if (typeof line === 'string') return line;
  const [amount, unit, name, note] = line;
  const text = [amount, unit, name].filter((part) => part !== '').join(' ');
  return note === undefined ? text : `${text}, ${note}`;
}

const span = (attributes: Html | undefined, text: string) =>
  text === '' ? null : html`<span ${attributes ?? null}>${text}</span> `;

function ingredientHtml(line: IngredientLine, markup: CardMarkup): Html {
  if (typeof line === 'string' || markup.amount === undefined) return html`${ingredientText(line)}`;
  const [amount, unit, name, note = ''] = line;
  return html`${span(markup.amount, amount)}${span(markup.unit, unit)}${span(markup.item, name)}${span(
    markup.note,
    note,
  )}`;
}

const groupsOf = <Line>(
  groups: readonly Group<Line>[],
  [group, name]: readonly [Html | undefined, Html | undefined],
  list: (lines: readonly Line[], before: number) => Html,
): Html =>
  html`${groups.map(({ title, lines }, index) => {
    const before = groups.slice(0, index).reduce((sum, one) => sum + one.lines.length, 0);
    return html`<div ${group ?? null}>
      ${title === null ? null : html`<h4 ${name ?? null}>${title}</h4>`}${list(lines, before)}
    </div>`;
  })}`;

const part = (heading: string, attributes: Html | undefined, content: Html): Html =>
  html`<div ${attributes ?? null}>
    <h3>${heading}</h3>
    ${content}
  </div>`;

const list = (lines: readonly string[], all: Html | undefined, item: Html | undefined) =>
  html`<ul ${all ?? null}>
    ${lines.map((line) => html`<li ${item ?? null}>${line}</li>`)}
  </ul>`;

function facts({ language, recipe }: Post, markup: CardMarkup): Html {
  const words = wordsByLanguage[language];
  const times = (['prep', 'cook', 'total'] as const).map((name) => {
    const minutes = recipe.times[name];
    const parts = timeParts(minutes, language).map(({ name: unitName, amount, unit }) => {
      const attributes = markup.timePart?.(name, unitName) ?? null;
      return html`<span ${attributes}>${amount}</span> ${unit} `;
    });
    return html`<div>
      <dt>${words[name]}</dt>
      <dd><time datetime="${isoDuration(minutes)}" ${markup[name] ?? null}>${parts}</time></dd>
    </div>`;
  });
  return html`<dl class="facts">
    <div>
      <dt>${words.yield}</dt>
      <dd ${markup.yield ?? null}>${recipe.yield}</dd>
    </div>
    ${times}
  </dl>`;
}

const nutritionList = (nutrition: NonNullable<Recipe['nutrition']>) =>
  html`<ul>
    ${Object.entries(nutrition).map(
      ([name, value]) => html`<li>${name.replace('Content', '')}: ${value}</li>`,
    )}
  </ul>`;

/** The recipe in its card, as readers see it, with the attributes of one kind of card. */
export function card(post: Post, markup: CardMarkup): Html {
  const { recipe, language } = post;
  const words = wordsByLanguage[language];
  const { ingredients, steps, equipment, notes, nutrition } = recipe;
  const ingredientLists = groupsOf(
    ingredients,
    [markup.ingredientGroup, markup.ingredientGroupName],
    (lines) =>
      html`<ul class="ingredients">
        ${lines.map(
          (line) => html`<li ${markup.ingredient ?? null}>${ingredientHtml(line, markup)}</li>`,
        )}
      </ul>`,
  );
  const stepLists = groupsOf(
    steps,
    [markup.stepGroup, markup.stepGroupName],
    (lines, before) =>
      html`<ol class="steps" start="${before + 1}" style="counter-reset: step ${before}">
        ${lines.map(
          (line) =>
            html`<li ${markup.step ?? null}><span ${markup.stepText ?? null}>${line}</span></li>`,
        )}
      </ol>`,
  );
  return html`<div id="recipe" ${markup.root ?? null}>
    <h2 ${markup.name ?? null}>${post.title}</h2>
    <p ${markup.summary ?? null}>${post.summary}</p>
    ${facts(post, markup)} ${part(words.ingredients, markup.ingredients, ingredientLists)}
    ${part(words.method, markup.steps, stepLists)}
    ${part(words.equipment, markup.equipment, list(equipment, undefined, markup.equipmentItem))}
    ${part(words.notes, markup.notes, list(notes, markup.noteList, undefined))}
    ${
      nutrition === undefined
        ? null
        : part(words.nutrition, markup.nutrition, nutritionList(nutrition))
    }
  </div>`;
}
