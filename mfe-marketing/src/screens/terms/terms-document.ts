import { legalVersion } from '@cpal/shared/contract/accounts/legal-version';
import type { Company } from '@cpal/shared/deployment';
import type { LegalDocument } from '../../lib/legal/legal-document';

export const terms = ({ name, address, governingLaw }: Company): LegalDocument => ({
  title: 'Terms of Service',
  summary:
    'The agreement between you and us when you use CPal. We kept it short, so that it can be read.',
  updated: legalVersion,
  sections: [
    {
      id: 'service',
      title: 'What CPal is',
      body: [
        'CPal is an AI assistant for food blogs. It chats with the readers of a blog about its recipe posts and tells the blogger what they ask. These terms hold for this site, for your account and for the assistant on your blog. By creating an account you agree to them.',
      ],
    },
    {
      id: 'company',
      title: 'Who we are',
      body: [
        `CPal is offered by ${name}, ${address}. That is who “we” are on this page, and whom you make this agreement with.`,
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      body: [
        'You must be old enough to make a contract where you live. Give us an email address that reaches you, keep your password to yourself, and tell us if you think that someone else knows it. You answer for what is done with your account until you have told us.',
      ],
    },
    {
      id: 'plans',
      title: 'Plans and payment',
      body: [
        [
          'Basic costs $20 and Pro costs $40 a month, in US dollars; taxes are added where the law requires it.',
          'You pay in advance for one month at a time. The subscription renews each month until it is canceled.',
          'Stripe processes the payments under its own terms. We never hold your card number.',
          'If a payment fails it is tried again. If it stays unpaid, the subscription ends and your license keys stop working.',
          'We tell you at least 30 days before a price changes for you; you can cancel before it does.',
        ],
      ],
    },
    {
      id: 'cancel',
      title: 'Canceling',
      body: [
        'You can cancel at any time under Billing in your membership area, or by writing to us from the email address of your account. Your plan stays active to the end of the month you have paid for. We do not refund a part of a month, except where the law gives you a right to withdraw or where the fault was ours.',
      ],
    },
    {
      id: 'keys',
      title: 'License keys',
      body: [
        'With an active subscription you can generate license keys for your own blogs. One key is active at a time; when you generate a new one, the key before it goes on working for 24 hours, so that your blog is not cut off while you change it.',
        'A key works on up to three domains. Do not publish, sell or lend your keys. A key that has leaked can be switched off in your membership area at once; we may switch off a key that is misused, and will tell you.',
      ],
    },
    {
      id: 'content',
      title: 'Your content stays yours',
      body: [
        'Your recipes, photos and posts belong to you. You allow us to process them as far as the assistant needs in order to answer your readers and to report to you, and for nothing else. Use CPal only with content that you have the right to use.',
      ],
    },
    {
      id: 'answers',
      title: 'AI answers',
      body: [
        'Answers are written by an AI and may be wrong or incomplete. You decide whether CPal runs on your blog. Do not use it as a source for medical, nutritional or food safety advice, and do not present it to your readers as one. The disclosure page says more.',
      ],
    },
    {
      id: 'fair',
      title: 'Fair use',
      body: [
        'Please do not:',
        [
          'break, overload or probe the service, or get around its limits;',
          'use it for anything unlawful, hateful or meant to deceive;',
          'use its answers to train a competing model;',
          'resell it as your own.',
        ],
        'We may suspend an account that does, after a warning where one is reasonable.',
      ],
    },
    {
      id: 'liability',
      title: 'What we promise and what we do not',
      body: [
        'We run CPal with care, but we cannot promise that it is always reachable or free of errors. As far as the law allows, our liability is limited to what you paid us in the twelve months before the event. Nothing here limits liability that cannot be limited by law, or the rights you have as a consumer where you live.',
      ],
    },
    {
      id: 'law',
      title: 'The law that applies',
      body: [
        `This agreement is under ${governingLaw}. If you are a consumer, you also keep the protection that the law of the place where you live gives you.`,
      ],
    },
    {
      id: 'changes',
      title: 'Changes and ending',
      body: [
        'We write to you at least 30 days before a change of these terms that affects you; if you do not agree, you can cancel before it takes effect. If we ever stop CPal, we tell you in advance and refund the months you have paid for and cannot use.',
      ],
    },
  ],
});
