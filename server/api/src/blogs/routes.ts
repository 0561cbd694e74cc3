import { voiceExamples } from '@cpal/assistant/engine';
import * as calls from '@cpal/shared/contract/blogs/blog';
import * as adding from '@cpal/shared/contract/blogs/add-blog';
import { listVoices } from '@cpal/shared/contract/blogs/voices';
import type { App } from '../http/app-type';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { addBlog } from './add-blog';
import { changeBlog, deleteBlog, startReading } from './change-blog';
import { createLook } from './look-at-blog';
import { findBlog, listBlogs, toBlog } from './own-blogs';
import { addPost, getPost, listPosts, switchPost } from './posts';
import { verifyBlog } from './verify';

/** A member's blogs and what was read of them. */
export function blogRoutes(app: App, services: Services) {
  const { db } = services;

  route(app, calls.listBlogs, {
    handler: async ({ member }) => ({ blogs: await listBlogs(services, member.user.id) }),
  });

  const voices = voiceExamples();
  route(app, listVoices, { handler: async () => ({ voices }) });

  const look = createLook(services);
  route(app, adding.lookAtBlog, {
    limits: 'lookAtBlog',
    handler: async ({ member, body }) => ({ site: await look(member.user, body.url) }),
  });

  route(app, adding.addBlog, {
    idempotent: true,
    limits: 'blogFetch',
    handler: async ({ member, body }) => ({
      blog: await addBlog(services, member.user.id, body),
    }),
  });

  route(app, calls.getBlog, {
    handler: async ({ member, params }) => ({
      blog: await toBlog(services, await findBlog(db, member.user.id, params.id)),
    }),
  });

  route(app, calls.changeBlog, {
    handler: async ({ member, params, body }) => ({
      blog: await changeBlog(services, member.user.id, params.id, body),
    }),
  });

  route(app, calls.deleteBlog, {
    handler: async ({ member, params }) => {
      await deleteBlog(services, member.user.id, params.id);
      return { deleted: true };
    },
  });

  route(app, calls.verifyBlog, {
    limits: 'blogFetch',
    handler: async ({ member, params }) => ({
      blog: await verifyBlog(services, member.user, params.id),
    }),
  });

  route(app, calls.readBlog, {
    limits: 'blogFetch',
    handler: async ({ member, params }) => ({
      blog: await startReading(services, member.user, params.id),
    }),
  });

  route(app, calls.listPosts, {
    handler: ({ member, params, query }) => listPosts(services, member.user.id, params.id, query),
  });

  route(app, calls.addPost, {
    idempotent: true,
    limits: 'postFetch',
    handler: async ({ member, params, body }) => ({
      post: await addPost(services, member.user, params.id, body.url),
    }),
  });

  route(app, calls.getPost, {
    handler: async ({ member, params }) => ({
      post: await getPost(services, member.user.id, params.id),
    }),
  });

  route(app, calls.changePost, {
    handler: async ({ member, params, body }) => ({
      post: await switchPost(services, member.user.id, params.id, body.is_enabled),
    }),
  });
}
