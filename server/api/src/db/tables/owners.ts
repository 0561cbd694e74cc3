import { uuid } from 'drizzle-orm/pg-core';
import { blogs, posts } from './blogs';

/** The blog with which a row goes. */
export const ofBlog = () =>
  uuid('blog_id')
    .notNull()
    .references(() => blogs.id, { onDelete: 'cascade' });

/** The post with which a row goes. */
export const ofPost = () =>
  uuid('post_id')
    .notNull()
    .references(() => posts.id, { onDelete: 'cascade' });
