declare module 'snowball-stemmers' {
  export function newStemmer(algorithm: string): { stem: (word: string) => string };
}

/** The part of it that we use: Node has it, the types of Node do not. */
declare namespace WebAssembly {
  class Module {
    constructor(bytes: Uint8Array);
  }
}
