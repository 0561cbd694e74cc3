import { html, type Html } from '@cpal/server-kit/html';
import type { Post } from '../post';

/** A post's picture, drawn at 4:3. */
export const getPicture = ({ slug, picture, language }: Post, loading: 'eager' | 'lazy'): Html =>
  html`<img
    class="picture"
    src="/pictures/${slug}.svg"
    alt="${picture}"
    lang="${language}"
    width="800"
    height="600"
    loading="${loading}"
  />`;
