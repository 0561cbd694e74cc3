import * as calls from '@cpal/shared/contract/blogs/house-answers';
import type { App } from '../http/app-type';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { addAnswer, changeAnswer, listAnswers, removeAnswer } from './answers';
import { previewLink } from './preview-link';
import { addLink, changeLink, listLinks, removeLink } from './links';

/** What a blogger writes for the assistant: answers and links. */
export function answerRoutes(app: App, services: Services) {
  route(app, calls.listHouseAnswers, {
    handler: async ({ member, params }) => ({
      answers: await listAnswers(services, member.user.id, params.id),
    }),
  });

  route(app, calls.addHouseAnswer, {
    idempotent: true,
    handler: async ({ member, params, body }) => ({
      answer: await addAnswer(services, member.user.id, params.id, body),
    }),
  });

  route(app, calls.changeHouseAnswer, {
    handler: async ({ member, params, body }) => ({
      answer: await changeAnswer(services, member.user.id, [params.id, params.answerId], body),
    }),
  });

  route(app, calls.deleteHouseAnswer, {
    handler: async ({ member, params }) => {
      await removeAnswer(services, member.user.id, [params.id, params.answerId]);
      return { deleted: true };
    },
  });

  route(app, calls.listLinks, {
    handler: async ({ member, params }) => ({
      links: await listLinks(services, member.user.id, params.id),
    }),
  });

  route(app, calls.addLink, {
    idempotent: true,
    handler: async ({ member, params, body }) => ({
      link: await addLink(services, member.user.id, params.id, body),
    }),
  });

  route(app, calls.previewLink, {
    limits: 'previewLink',
    handler: ({ member, params, body }) =>
      previewLink(services, member.user.id, params.id, body.keywords),
  });

  route(app, calls.changeLink, {
    handler: async ({ member, params, body }) => ({
      link: await changeLink(services, member.user.id, [params.id, params.linkId], body),
    }),
  });

  route(app, calls.deleteLink, {
    handler: async ({ member, params }) => {
      await removeLink(services, member.user.id, [params.id, params.linkId]);
      return { deleted: true };
    },
  });
}
