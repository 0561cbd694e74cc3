import type { Sitter } from './portrait';

interface TeamMember {
  name: string;
  portrait: Sitter;
  role: string;
  about: string;
}

export interface TeamData {
  /** Whether the people are made up; the page then says so. */
  isSample: boolean;
  members: readonly TeamMember[];
}

/** Sample people. Who deploys CPal puts the real ones here, and then `isSample: false`. */
export const team: TeamData = {
  isSample: true,
  members: [
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
  ],
};
