import { greet, type OwnVoice, suggestions } from '@cpal/assistant/engine';
import type { TrialOpening } from '@cpal/shared/contract/assistant/trial';
import type { ReadyPost } from '../posts/prepared-posts';
import { noticeIn } from './notice';

interface Opened {
  name: string;
  voice: OwnVoice;
  post: ReadyPost;
  language: string;
  /** Whether what is asked is kept, which the notice says. */
  isKept: boolean;
}

/** What the panel begins with: the post's lines to scroll to, the greeting and what can be asked. */
export function toOpening({ name, voice, post, language, isKept }: Opened): TrialOpening {
  const { title, recipe } = post.content;
  return {
    post: {
      title,
      ingredients: recipe?.ingredients.map(({ text }) => text) ?? [],
      steps: recipe?.steps.map(({ text }) => text) ?? [],
      servings: recipe?.yield?.amount ?? null,
    },
    assistant: {
      name,
      greeting: greet(title, voice, language),
      suggestions: suggestions(post.prepared, language),
      language,
      notice: isKept ? noticeIn(language) : '',
    },
  };
}
