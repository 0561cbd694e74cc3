import { readFile } from 'node:fs/promises';
import {
  minConfidence,
  newMemory,
  prepare,
  reasonsFor,
  reply,
  weighCandidates,
} from '@cpal/assistant/engine';
import { readPost } from '@cpal/assistant/post';

/** Candidates and reasons that are printed. */
const maxCandidates = 4;
const maxReasons = 5;

/**
 * Asks the assistant about one page, without a server or a model, and prints what it answers and why: the
 * sources, and the candidates with how far each is trusted and what speaks for it and against it:
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
  const candidates = weighCandidates(setting, question)
    .filter(({ draft }) => draft.tier !== 'refusal')
    .toSorted((a, b) => b.confidence - a.confidence);
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
  if (candidates.length > 0) console.log(`  claimed from ${minConfidence} on:`);
  for (const { from, confidence, draft, features } of candidates.slice(0, maxCandidates)) {
    const reasons = reasonsFor(features)
      .slice(0, maxReasons)
      .map(({ name, logit }) => `${logit > 0 ? '+' : ''}${logit.toFixed(1)} ${name}`);
    console.log(
      `  ${confidence.toFixed(2)} ${from}: ${draft.text.replaceAll('\n', ' ').slice(0, 80)}`,
    );
    console.log(`       ${reasons.join(' · ')}`);
  }
}
