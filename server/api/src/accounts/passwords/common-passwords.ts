import { Problem } from '@cpal/server-kit/problem';

/**
 * The cores of the passwords that people choose most: published lists of leaked passwords, without
 * what is put around a core to satisfy the rules of section 5.
 */
const cores = new Set(
  `password passwort passwd pass qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm
  welcome admin administrator root login letmein changeme default guest test tester testing user
  secret master monkey dragon sunshine princess football baseball basketball soccer hockey
  superman batman starwars pokemon iloveyou lovely love angel shadow michael jordan jennifer
  jessica ashley daniel charlie thomas andrew matthew hunter killer trustno whatever computer
  internet samsung google facebook hello freedom flower summer winter spring autumn january
  february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday abc abcd abcde abcdef aa cheese chocolate cookie
  cooking recipe recipes foodblog blog blogger kitchen cpal company london america`.split(/\s+/),
);

/** So many digits and signs around a core do not make it hard to guess. */
const decoration = 8;

/** Letters that people write as digits or signs; `1` and `!` may be either of two. */
const readings = ['i', 'l'].map(
  (either) =>
    new Map(
      Object.entries({ '@': 'a', 4: 'a', 3: 'e', 0: 'o', $: 's', 5: 's', 1: either, '!': either }),
    ),
);

const isDecoration = (text: string) => text.length <= decoration && !/\p{L}/u.test(text);

/** @throws Problem `weak_password` for a password that meets the rules and is among the first that are guessed. */
export function requireUncommon(password: string) {
  if (isCommonPassword(password))
    throw new Problem('weak_password', 'This password is too common. Please choose another one.');
}

/** Says whether a password that meets the rules is still one of the first that are tried. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return readings.some((letters) => {
    const read = Array.from(lower, (sign) => letters.get(sign) ?? sign).join('');
    return [...cores].some((core) => {
      const start = read.indexOf(core);
      if (start < 0) return false;
      return isDecoration(lower.slice(0, start) + lower.slice(start + core.length));
    });
  });
}
