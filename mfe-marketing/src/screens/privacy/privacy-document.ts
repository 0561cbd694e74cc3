import { legalVersion } from '@cpal/shared/contract/accounts/legal-version';
import type { Settings } from '@cpal/shared/deployment';
import type { LegalDocument } from '../../lib/legal/legal-document';

export const privacy = ({ company, waitlistUrl }: Settings): LegalDocument => ({
  title: 'Privacy Policy',
  summary:
    'What CPal keeps about you, why, for how long, and how to get it back or have it deleted.',
  updated: legalVersion,
  sections: [
    {
      id: 'company',
      title: 'Who is responsible',
      body: [
        `${company.name}, ${company.address}, is responsible for your data on this site and in the assistant, and is who “we” are on this page.`,
      ],
    },
    {
      id: 'visiting',
      title: 'When you visit this site',
      body: [
        'You can read every public page without giving us anything. We set no advertising cookies, load no trackers and sell no data.',
        'Our server writes one line of log for each request: the time, the address asked for, the answer and your network address. We use it to keep the service running and to stop abuse. It holds no passwords, no license keys and no card data.',
        'When you leave a page, your browser tells us which versions of our software it was made of, whether one of them failed, and how long the page took to load and to respond. We add that up by version and hour and keep the sums for 30 days. While we try a new version with some visitors, we also add it up by groups of networks, so that forged reports can be told apart: a secret puts the first part of a network address into one of 1,024 groups, we keep the sums of each group for 8 days, and we do not keep the address. It says nothing of who you are and names no page, and a browser that sends Do Not Track or Global Privacy Control is not counted.',
        'When you enter the address of a blog to see CPal answer for it, our server reads the first page of that blog, its list of posts and its newest recipe, and shows you what it read. It is not stored: our server forgets it after ten minutes.',
        ...(waitlistUrl === null
          ? []
          : [
              'The waitlist is a page of another provider. What you enter there is handled under that provider’s own policy and reaches us only so that we can write to you about CPal.',
            ]),
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      body: [
        'We keep what we need to give you the service:',
        [
          'your name, your email address, a new one that waits to be confirmed, and, if you told us, your company;',
          'which version of the terms and of this policy you accepted, and when;',
          'your password as a one-way hash (Argon2id), which we cannot turn back into the password;',
          'the sessions you are logged in with, so that logging out really logs you out;',
          'which of our emails you have switched off;',
          'your license keys, what you call them, when they were made, and whether they are active;',
          'the domains on which a key was used, so that we can tell that it is used on your blogs;',
          'the blogs you add, what they run on, what we read of their posts with a small copy of their pictures, and the answers and links you write for your readers;',
          'a record of important events such as logins, failed logins and changes to keys or billing, so that misuse can be found.',
        ],
        'While you are logged in, your browser holds two tokens, access_token and refresh_token, in its local storage. They are removed when you log out.',
      ],
    },
    {
      id: 'payments',
      title: 'When you pay',
      body: [
        'Payments are processed by Stripe. Your card number and security code go from your browser to Stripe and never touch our servers.',
        'From Stripe we receive your customer id, the state of your subscription, your invoices, and of each saved card the brand, the last four digits and the expiry. We need these to show you your billing and to know whether your plan is active.',
        'Stripe also uses the data to prevent fraud and to meet its own legal duties, as its privacy policy explains.',
      ],
    },
    {
      id: 'readers',
      title: 'When a reader chats with CPal',
      body: [
        'A reader’s question is processed together with the recipe post it was asked on in order to write the answer, and to tell the blogger which questions are asked most.',
        'We keep the question, its answer and why it was answered so for 30 days, so that the blogger can see them. What a reader says that they cannot eat is remembered with the conversation for as long, so that nothing is offered to them that they cannot have; the blogger sees it beside the answers. Email addresses, phone numbers and card numbers are taken out before. What remains after that are counts: of questions, visitors, languages and pressed links, by post and day. A question that three visitors or more have asked is kept beside them in the words of one of them, again without addresses, numbers and names of accounts.',
        'To tell visitors apart for one day we make a code from network address, browser and blog with a secret of that day, which is then deleted. We set no cookie and store nothing in the reader’s browser.',
        'Where an answer needs a language model, the question, the one before it, what the reader has said that they cannot or do not eat, and the parts of the post that fit go to the provider of that model, without anything that says who asked.',
        'Readers need no account and are not asked who they are. Please do not type personal or medical details into a chat about a recipe.',
        'The assistant on our own home page keeps no questions and answers. To answer follow-ups it remembers for 15 minutes what a conversation was about, without who had it. What has run out is removed with the next conversation, or that night.',
        'If you run a blog that uses CPal, tell your readers about it in your own privacy policy.',
      ],
    },
    {
      id: 'reasons',
      title: 'Why we may do this',
      body: [
        'We process account, license and billing data because the contract with you needs it; logs and event records because we have a legitimate interest in a safe service; and billing records also because the law asks us to keep them.',
        'Only those who need your data to run CPal can reach it: our team, the companies that host our servers, and Stripe. We hand it to others only where the law compels us.',
      ],
    },
    {
      id: 'time',
      title: 'How long we keep it',
      body: [
        [
          'Account data: as long as you have the account.',
          'A session, with the browser and system it was opened in: at most 30 days, or 14 days after you last used it. What is left of it is removed in the night that follows its end.',
          'The record of important events: 400 days, also where you delete your account before. It knows you by an id, not by your name or email address. The network address, browser and system that an event came from are in it for 90 days.',
          'A deleted license key: at once, except for its last four characters in the event record.',
          'The one-time code that connects our WordPress plugin: as a hash, until a day after it ended.',
          'A blog with its posts, answers and links: until you remove it. Readers’ questions: 30 days; that they were asked: 400 days.',
          'Invoices: as long as tax law requires.',
        ],
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: [
        'In the members’ area, under Account, you can download everything that we hold about you and delete your account, at once and without asking anybody. You can correct your name, company and email address there too. You may object to how we use your data: write to us from the email address of your account. Where the law of your country gives you more, you have that too, including the right to complain to a data protection authority.',
        'Deleting your account ends your subscription and switches off your license keys.',
      ],
    },
    {
      id: 'changes',
      title: 'When this policy changes',
      body: [
        'We change the date at the top of the page, and we write to account holders before a change that matters takes effect.',
      ],
    },
  ],
});
