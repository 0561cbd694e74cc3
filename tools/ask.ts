import { readFile } from 'node:fs/promises';
import { newMemory, prepare, type Reply, reply } from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';

/**
 * Asks the assistant about one page, without a server or a model, and prints what it answers and why: the
 * sources, and the trace that a blogger sees under "Why this answer?":
 * `npm run ask -- <page file or address> "<question>" ["<next question>" …]`.
 */
const [page, ...questions] = process.argv.slice(3);
if (page === undefined || questions.length === 0) {
  console.error('Usage: npm run ask -- <page file or address> "<question>" …');
  process.exit(2);
}

const isAddress = /^https?:\/\//.test(page);
const html = isAddress ? await (await fetch(page)).text() : await readFile(page, 'utf8');
const { post } = readPost(html, isAddress ? page : 'https://blog.example/post');
const prepared = prepare(post);
const voice = { tone: 'plain', address_form: 'informal', greeting: '', sign_off: '' } as const;

console.log(`${post.title} (${prepared.language})`);
let memory = newMemory;
for (const question of questions) {
  const setting = { post: prepared, memory, voice, house: [], links: [], blog: null };
  const answer = reply(setting, question, { languageHints: [] });
  memory = answer.memory;
  const { intent, tier, language, topic, isUnanswered, asksModel, text, sources } = answer;
  console.log(`\n? ${question}`);
  console.log(
    `  ${language} · intent ${intent} · topic ${topic.join(' ')} · tier ${tier}${isUnanswered ? ' · unanswered' : ''}${asksModel ? ' · a model writes it where one is set' : ''}`,
  );
  console.log(text.replaceAll(/^/gm, '  '));
  for (const { kind, number, quote } of sources) {
    console.log(`  ← ${kind}${number === null ? '' : ` ${number}`}: ${quote}`);
  }
  printTrace(answer.trace);
}

/** What was weighed, for whom, and what the wall took back. */
function printTrace({
  intents,
  excluded,
  considered,
  minConfidence,
  isExact,
  withheld,
}: Reply['trace']) {
  if (intents.length > 0) console.log(`  taken for: ${intents.join(', ')}`);
  if (excluded.length > 0) console.log(`  without: ${excluded.join(', ')}`);
  if (withheld !== null) console.log(`  taken back: ${withheld}`);
  console.log(isExact ? '  nothing was weighed' : `  claimed from ${minConfidence} on:`);
  for (const { from, confidence, text, reasons } of considered) {
    console.log(`  ${confidence.toFixed(2)} ${from}: ${text}`);
    const listed = reasons.map(
      ({ name, logit }) => `${logit > 0 ? '+' : ''}${logit.toFixed(1)} ${name}`,
    );
    console.log(`       ${listed.join(' · ')}`);
  }
}
