import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `Hello! How can I help you with ${title}?`,
    plain: (title) => `Hello. What would you like to know about ${title}?`,
    playful: (title) => `Hey there, aprons on! What shall we sort out about ${title}?`,
  },
  thanks: {
    warm: 'You are very welcome. Enjoy your meal!',
    plain: 'You are welcome.',
    playful: 'Any time! Save me a bite.',
  },
  comfort: {
    warm: 'Oh dear, I am so sorry to hear that. Take it one step at a time: I am here for whatever is unclear.',
    plain: 'I am sorry to hear that. Take it one step at a time, and ask me whatever is unclear.',
    playful:
      'Oh no, what a day in the kitchen! Take it one step at a time, and ask me whatever is unclear.',
  },
  offtopic: {
    warm: (title) =>
      `I would love to help, but I only know my way around the kitchen. Ask me anything about ${title}.`,
    plain: (title) => `I only answer questions about cooking. Ask me about ${title}.`,
    playful: (title) => `That is not on my menu! Ask me about ${title} instead.`,
  },
  quoted: {
    warm: (text) => `Here is what the post says: “${text}”`,
    plain: (text) => `The post says: “${text}”`,
    playful: (text) => `Fresh from the post: “${text}”`,
  },
  amount: {
    need: {
      warm: (what) => `Happy to help! You need ${what}.`,
      plain: (what) => `You need ${what}.`,
      playful: (what) => `Sleeves up! You need ${what}.`,
    },
    needFor: {
      warm: (what, yields) => `Happy to help! For ${yields} you need ${what}.`,
      plain: (what, yields) => `For ${yields} you need ${what}.`,
      playful: (what, yields) => `Sleeves up! For ${yields} you need ${what}.`,
    },
  },
  list: {
    intro: {
      warm: 'Here is all that you need:',
      plain: 'You need:',
      playful: 'Sleeves up! You need:',
    },
  },
  steps: {
    finished: {
      warm: 'That was the last step. Well done, and enjoy your meal!',
      plain: 'That was the last step. Enjoy!',
      playful: 'That was the last step. Dig in!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `Happy to help! Instead of ${food} you can use:`,
      plain: (food) => `Instead of ${food} you can use:`,
      playful: (food) => `Time to swap! Instead of ${food} you can use:`,
    },
  },
  related: {
    intro: {
      warm: 'I think that you would like these too:',
      plain: 'These may be to your taste too:',
      playful: 'Still hungry? These may be to your taste too:',
    },
  },
  equipment: {
    linked: {
      warm: 'I am happy to show it: the one that the author uses is linked below.',
      plain: 'The one that the author uses is linked below.',
      playful: 'Straight from the author’s own kitchen: the one in use there is linked below.',
    },
  },
  missing: {
    nearest: {
      warm: (quote) =>
        `I am sorry, the post does not say that directly. What comes nearest: “${quote}”`,
      plain: (quote) => `The post does not say that directly. What comes nearest: “${quote}”`,
      playful: (quote) => `The post keeps that one to itself. What comes nearest: “${quote}”`,
    },
    any: {
      warm: 'I am sorry, the post does not say that.',
      plain: 'The post does not say that.',
      playful: 'The post keeps that one to itself.',
    },
    passedOn: {
      warm: 'Good question! The author can see that it was asked.',
      plain: 'The author can see that it was asked.',
      playful: 'The author can see that it was asked: stay tuned!',
    },
  },
  generally: {
    warm: 'Good to know, in general:',
    plain: 'In general:',
    playful: 'Kitchen wisdom, in general:',
  },
};
