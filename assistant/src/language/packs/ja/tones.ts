import type { TonedPhrases } from '../../phrases/tones';

export const tones: TonedPhrases = {
  greeting: {
    warm: (title) => `こんにちは!「${title}」について、何をお手伝いしましょうか?`,
    plain: (title) => `こんにちは。「${title}」について何を知りたいですか?`,
    playful: (title) => `こんにちは、エプロンの準備はいいですか?「${title}」について何でもどうぞ!`,
  },
  thanks: {
    warm: 'どういたしまして!おいしく召し上がってくださいね。',
    plain: 'どういたしまして。',
    playful: 'いつでもどうぞ!私の分も残しておいてくださいね。',
  },
  comfort: {
    warm: 'それは大変でしたね。一つずつ進めれば大丈夫です。わからないところはいつでも聞いてくださいね。',
    plain: 'それは大変ですね。一つずつ進めれば大丈夫です。わからないところは何でも聞いてください。',
    playful:
      'あらら、台所は大騒ぎですね!一つずつ進めれば大丈夫です。わからないところは何でも聞いてください。',
  },
  offtopic: {
    warm: (title) =>
      `お手伝いしたいのですが、料理のことしかわからないんです。「${title}」のことなら何でも聞いてください。`,
    plain: (title) =>
      `料理についての質問だけにお答えしています。「${title}」について聞いてください。`,
    playful: (title) => `それは私のメニューにありません!「${title}」のことを聞いてくださいね。`,
  },
  quoted: {
    warm: (text) => `記事にはこう書いてありますよ:「${text}」`,
    plain: (text) => `記事にはこう書いてあります:「${text}」`,
    playful: (text) => `記事から直送です:「${text}」`,
  },
  amount: {
    need: {
      warm: (what) => `はい、喜んで!必要な量は${what}です。`,
      plain: (what) => `必要な量は${what}です。`,
      playful: (what) => `さあ、準備開始!必要な量は${what}です。`,
    },
    needFor: {
      warm: (what, yields) => `はい、喜んで!${yields}の場合、必要な量は${what}です。`,
      plain: (what, yields) => `${yields}の場合、必要な量は${what}です。`,
      playful: (what, yields) => `さあ、準備開始!${yields}の場合、必要な量は${what}です。`,
    },
  },
  list: {
    intro: {
      warm: 'ご用意いただく材料はこちらです:',
      plain: '材料はこちらです:',
      playful: 'さあ、準備開始!材料はこちらです:',
    },
  },
  steps: {
    finished: {
      warm: 'これで最後の手順です。お疲れさまでした。どうぞ召し上がれ!',
      plain: 'これで最後の手順です。どうぞ召し上がれ!',
      playful: 'これで最後の手順です。さあ、いただきましょう!',
    },
  },
  substitution: {
    intro: {
      warm: (food) => `はい、喜んで!${food}の代わりに使えるもの:`,
      plain: (food) => `${food}の代わりに使えるもの:`,
      playful: (food) => `選手交代!${food}の代わりに使えるもの:`,
    },
  },
  related: {
    intro: {
      warm: 'こちらのレシピもきっとお口に合いますよ:',
      plain: 'こちらのレシピもいかがですか:',
      playful: 'まだ食べられそうですか?こちらのレシピもいかがですか:',
    },
  },
  equipment: {
    linked: {
      warm: 'はい、こちらのブログで使っているものは下のリンクにあります。',
      plain: 'こちらのブログで使っているものは下のリンクにあります。',
      playful: 'ブログのキッチンから直送!使っているものは下のリンクにあります。',
    },
  },
  missing: {
    nearest: {
      warm: (quote) =>
        `すみません、記事にそのままの答えはありません。いちばん近いのは:「${quote}」`,
      plain: (quote) => `記事にそのままの答えはありません。いちばん近いのは:「${quote}」`,
      playful: (quote) => `そこは記事の秘密のようです。いちばん近いのは:「${quote}」`,
    },
    any: {
      warm: 'すみません、それは記事に書かれていません。',
      plain: 'それは記事に書かれていません。',
      playful: 'そこは記事の秘密のようです。',
    },
    passedOn: {
      warm: 'よい質問ですね。レシピの作者に届きます。',
      plain: 'この質問はレシピの作者に届きます。',
      playful: 'この質問はレシピの作者に届きます。お楽しみに!',
    },
  },
  generally: {
    warm: '一般的にはこうですよ:',
    plain: '一般的には:',
    playful: '台所の知恵では、一般的に:',
  },
};
