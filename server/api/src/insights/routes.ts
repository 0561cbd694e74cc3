import * as calls from '@cpal/shared/contract/insights/insights';
import { getBlogCard } from '@cpal/shared/contract/insights/blog-card';
import { getOverview } from '@cpal/shared/contract/insights/overview';
import { answer } from '../assistant/answers/answer';
import { toAnswer, whenLeft } from '../assistant/answers/events';
import { trialGround } from '../assistant/answers/trial-ground';
import { withOwnPictures } from '../blogs/pictures';
import type { App } from '../http/app-type';
import { route } from '../http/route';
import type { Services } from '../kernel/services';
import { createBlogCards } from './card/blog-cards';
import { listConversations } from './conversations';
import { readInsights } from './read-insights';
import { readOverview } from './read-overview';

/** What bloggers see of their readers, and how they try the assistant themselves. */
export function insightRoutes(app: App, services: Services) {
  route(app, calls.tryAssistant, {
    limits: 'tryAssistant',
    handler: async ({ member, params, body }, reply) => {
      const ground = await trialGround(services, member.user, params.id, {
        postId: body.post_id,
        conversationId: body.conversation_id,
      });
      const { language } = ground.post.content;
      const languageHints = [language, ground.language].filter((tag) => tag !== null);
      const asked = { question: body.question, languageHints };
      const said = await toAnswer(answer(services, ground, asked, whenLeft(reply)));
      return { ...said, related: await withOwnPictures(services, params.id, said.related) };
    },
  });

  route(app, calls.getInsights, {
    handler: async ({ member, params, query }) => ({
      insights: await readInsights(services, member.user, params.id, query),
    }),
  });

  route(app, getOverview, {
    handler: async ({ member }) => ({ weeks: await readOverview(services, member.user) }),
  });

  const blogCards = createBlogCards(services);
  route(app, getBlogCard, {
    limits: 'blogCard',
    handler: async ({ member, params }) => ({ card: await blogCards(member.user.id, params.id) }),
  });

  route(app, calls.listConversations, {
    handler: ({ member, params, query }) =>
      listConversations(services, member.user.id, params.id, query),
  });
}
