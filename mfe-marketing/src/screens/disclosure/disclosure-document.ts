import type { Company } from '@cpal/shared/deployment';
import type { LegalDocument } from '../../lib/legal/legal-document';

export const disclosure = ({ name, address }: Company): LegalDocument => ({
  title: 'Disclosure',
  summary:
    'How CPal’s answers are made, what they are not, and where money may be involved in a suggestion.',
  updated: '2026-11-22',
  sections: [
    {
      id: 'ai',
      title: 'You are talking to an AI',
      body: [
        'CPal is software. Its answers are written by an AI model from the recipe post a reader has open and, where the post has no answer, from general cooking knowledge. It may write in the blogger’s voice; it is not the blogger, and no person reads a question before it is answered.',
      ],
    },
    {
      id: 'mistakes',
      title: 'Answers may be wrong',
      body: [
        'AI makes mistakes, and it can sound sure of itself while it does. Compare an answer with the recipe, and check with a reliable source wherever a mistake could do harm:',
        [
          'allergies, intolerances and what a product may contain traces of;',
          'safe temperatures and storage times for meat, fish, eggs and leftovers;',
          'canning, fermenting and preserving;',
          'food for infants, in pregnancy or on a medical diet.',
        ],
        'Nothing CPal says is medical or nutritional advice.',
      ],
    },
    {
      id: 'affiliate',
      title: 'Affiliate links',
      body: [
        'CPal may suggest links that the blogger has chosen, and some of these are affiliate links: if you buy something after following one, the blogger may earn a commission from the shop. The price you pay is set by the shop.',
        'The links and their commissions belong to the blogger. CPal receives no share of them.',
        'Bloggers who use affiliate links with CPal are responsible for telling their readers so, as the rules of their country require.',
      ],
    },
    {
      id: 'suggestions',
      title: 'How recipes are suggested',
      body: [
        'CPal suggests recipes from the same blog because they fit the question. Nobody can pay us to be suggested.',
      ],
    },
    {
      id: 'company',
      title: 'Who is behind CPal',
      body: [`CPal is made and offered by ${name}, ${address}. That is who “we” are on this page.`],
    },
    {
      id: 'site',
      title: 'On this site',
      body: [
        'The pages of this site carry no advertising and no affiliate links. Recipes and chats in our illustrations are made up to show how CPal works.',
        'Our prices and plans are those of our own product, and the company that processes your payment, Stripe, does not pay us to name it.',
      ],
    },
  ],
});
