import * as calls from '@cpal/shared/contract/assistant/assistant';
import { takeFirstLook } from '@cpal/shared/contract/assistant/first-look';
import { getModelStatus } from '@cpal/shared/contract/assistant/model-status';
import { listPostGaps as listPostGapsCall } from '@cpal/shared/contract/blogs/post-gaps';
import { listBlogGaps as listBlogGapsCall } from '@cpal/shared/contract/blogs/blog-gaps';
import {
  getSampleExchange as getSampleExchangeCall,
  openTrial as openTrialCall,
} from '@cpal/shared/contract/assistant/trial';
import type { App } from '../http/app-type';
import { networksAround } from '../http/limits/address';
import { preflight } from '../http/preflight';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { answer } from './answers/answer';
import { blogGround } from './answers/blog-ground';
import { demoGround } from './answers/demo-ground';
import { toAnswer, toStream, wantsEvents, whenLeft } from './answers/events';
import { rate } from './answers/feedback';
import { createFirstLooks } from './first-look/first-looks';
import { followLink } from './readers/follow-link';
import { listPostGaps } from './posts/list-post-gaps';
import { listBlogGaps } from './posts/blog-gaps';
import { findAppearance } from './readers/looks';
import { openSession } from './readers/open-session';
import { getSampleExchange, openTrial } from './readers/trial';
import { countRelated } from './readers/post-clicks';
import { requireOwnOrigin } from './readers/permission';
import { readAgain } from './readers/read-again';
import { atItsTime, simulatedTime } from '../http/simulated-time';
import { getReader, registerReaders } from './readers/reader-guard';

/** What the widget calls from the pages of blogs, without a cookie, and a blogger's own trial of it. */
export function assistantRoutes(app: App, services: Services) {
  const { assistant } = services;
  registerReaders(app, assistant.readerTokens);
  const anyOrigin = true;

  route(app, getModelStatus, {
    limits: 'modelStatus',
    handler: async () => ({ model: await assistant.checkModel() }),
  });

  const firstLooks = createFirstLooks(services);
  route(app, takeFirstLook, {
    limits: 'firstLook',
    handler: ({ body }) => firstLooks(body.url),
  });

  route(app, openTrialCall, {
    handler: ({ member, params, query }) =>
      openTrial(services, member.user, params.id, query.language),
  });

  route(app, getSampleExchangeCall, {
    limits: 'sampleExchange',
    handler: async ({ member, params }) => ({
      exchange: await getSampleExchange(services, member.user, params.id),
    }),
  });

  route(app, listPostGapsCall, {
    limits: 'postGaps',
    handler: ({ member, params }) => listPostGaps(services, member.user.id, params.id),
  });

  route(app, listBlogGapsCall, {
    limits: 'blogGaps',
    handler: ({ member, params }) => listBlogGaps(services, member.user.id, params.id),
  });

  route(app, calls.widgetLooks, {
    limits: 'widgetLooks',
    anyOrigin,
    handler: async ({ params, query }) => ({
      looks: await findAppearance(services, params.key, query.origin),
    }),
  });

  route(app, calls.readPostAgain, {
    limits: 'readPostAgain',
    handler: async ({ body }) => {
      await readAgain(services, body);
      return { ok: true };
    },
  });

  route(app, calls.openAssistant, {
    limits: 'openAssistant',
    anyOrigin,
    handler: (request) => openSession(services, request, request.body),
  });
  preflight(app, calls.openAssistant, 'openAssistant');

  route(app, calls.askAssistant, {
    limits: 'askAssistant',
    anyOrigin,
    description: 'Server-sent events where `Accept` asks for `text/event-stream`.',
    handler: async (request, reply) => {
      const { question, conversation_id } = request.body;
      const who = getReader(request);
      if (!who.post) requireOwnOrigin(services, who.origin);
      const ground = who.post
        ? await blogGround(atItsTime(services, request), who, who.post, {
            conversationId: conversation_id,
            networks: networksAround(request.ip),
            isDemo: simulatedTime(services, request) !== null,
          })
        : await demoGround(services, conversation_id);
      const asked = { question, languageHints: [who.language] };
      const events = answer(services, ground, asked, whenLeft(reply));
      return wantsEvents(request) ? toStream(reply, events) : toAnswer(events);
    },
  });
  preflight(app, calls.askAssistant, 'general');

  route(app, calls.rateAnswer, {
    anyOrigin,
    handler: async (request) => {
      await rate(services, getReader(request), request.body);
      return { ok: true };
    },
  });
  preflight(app, calls.rateAnswer, 'general');

  route(app, calls.followRelated, {
    anyOrigin,
    handler: async (request) => {
      await countRelated(atItsTime(services, request), getReader(request), request.body.message_id);
      return { ok: true };
    },
  });
  preflight(app, calls.followRelated, 'general');

  route(app, calls.followLink, {
    handler: async (request, reply) => {
      const { params, query } = request;
      return reply.redirect(await followLink(services, request, params.linkId, query.post), 302);
    },
  });
}
