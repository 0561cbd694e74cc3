import type { Sitter } from './portrait';

interface TeamMember {
  name: string;
  portrait: Sitter;
  role: string;
  about: string;
}

export const team: readonly TeamMember[] = [
  {
    name: 'Marta Lindqvist',
    portrait: 'marta',
    role: 'Product and design',
    about:
      'Decides what CPal says, and what it leaves out. Bakes rye bread and reads every message about the product.',
  },
  {
    name: 'Tomás Ferreira',
    portrait: 'tomas',
    role: 'Engineering',
    about:
      'Builds the assistant and the site around it. Believes that most software, like most sauces, gets better when you reduce it.',
  },
  {
    name: 'Priya Raman',
    portrait: 'priya',
    role: 'Blogger support',
    about:
      'Helps new blogs get started and answers your mail. Keeps a list of every question a reader ever asked about rice.',
  },
];
