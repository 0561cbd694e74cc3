import { questionsAMinute } from '@cpal/shared/contract/assistant/fair-use';

export const billingQuestions: readonly { title: string; answer: string }[] = [
  {
    title: 'Can I put the assistant on my blog today?',
    answer:
      'Yes, in a few minutes. Choose a plan, add the address of your blog in your membership area, and paste one line into your theme or use our WordPress plugin. CPal reads your posts, and you try the assistant before any reader sees it.',
  },
  {
    title: 'When am I charged?',
    answer:
      'On the day you subscribe, and then once a month on the same day, until you cancel. The next date is always shown under Billing in your membership area.',
  },
  {
    title: 'How do I pay?',
    answer:
      'By card, in US dollars. Stripe takes the payment on its own page; we see the brand, the last four digits and the expiry of your card, never its number. Taxes, where they apply, are shown before you pay.',
  },
  {
    title: 'Can I cancel at any time?',
    answer:
      'Yes, in two clicks under Billing in your membership area: Cancel Subscription, then confirm. Nobody asks you to call or to write. Your plan stays active to the end of the month you have paid for, nothing more is charged, and until then you can resume it.',
  },
  {
    title: 'Can I change my plan?',
    answer:
      'Yes, at any time, under Billing. You see before what is charged: the difference for the rest of the month when you move up, nothing when you move down; what you have paid for and do not use is kept as credit.',
  },
  {
    title: 'What happens when a payment fails?',
    answer:
      'Your subscription is shown as past due and your license keys keep working while the payment is tried again. Add another card under Billing, and the open invoice is paid with it.',
  },
  {
    title: 'Where do I find my invoices?',
    answer:
      'Under Billing in your membership area, in the Billing History. Each opens as a page of its own that you can print or save.',
  },
  {
    title: 'How many questions may my readers ask?',
    answer: `As many as they like: no plan counts them by the month. What is held back is a flood, at ${questionsAMinute.reader} questions a minute by one reader and ${questionsAMinute.license.toLocaleString('en-US')} by all of them. Only answers that a language model writes have a budget; we write to you when most of it is used, and after it the assistant goes on answering from your posts.`,
  },
  {
    title: 'How many blogs does a plan cover?',
    answer:
      'Your active license key works on up to three domains. Test sites on your own computer do not count.',
  },
];
