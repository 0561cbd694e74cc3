import { refusal } from '@cpal/shared/testing/answers';
import { links } from '@cpal/shared/paths';
import { type Answers, having } from '../../people/member-api';
import { pressing, testStates } from '../../page/states';

const path = '/purchase';
const checkout = 'POST /api/create-checkout-session';
const broken = refusal(502, 'payment_provider_failed', 'The payment provider does not answer.');
const held = refusal(409, 'subscription_exists', 'You already have a subscription.');
const none = having.subscription({});
const answering = (answers: Answers) => ({ ...none, ...answers });

testStates({
  'prices on their way': {
    path,
    answers: answering({ 'GET /api/stripe-prices': 'pending' }),
    shows: 'Loading prices',
  },
  'plans on sale': { path, answers: none, shows: 'Subscribe Now' },
  'back from a canceled purchase': {
    path: '/purchase?canceled=true',
    answers: none,
    shows: 'Your purchase was canceled.',
  },
  'prices that could not be loaded': {
    path,
    answers: answering({ 'GET /api/stripe-prices': broken }),
    shows: 'Failed to load pricing information.',
  },
  'a checkout on its way': {
    path,
    answers: answering({ [checkout]: 'pending' }),
    act: pressing('Subscribe Now'),
    shows: 'Processing...',
  },
  'the checkout of a chosen plan on its way': {
    path: links.purchaseOf('basic'),
    answers: answering({ [checkout]: 'pending' }),
    shows: 'Processing...',
  },
  'a checkout that failed': {
    path,
    answers: answering({ [checkout]: broken }),
    act: pressing('Subscribe Now'),
    shows: 'Failed to initiate checkout.',
  },
  'a second subscription, refused': {
    path,
    answers: answering({ [checkout]: held }),
    act: pressing('Subscribe Now'),
    shows: 'You already have a subscription.',
  },
  'subscribed already': { path, shows: 'You already have the Basic plan.' },
});
