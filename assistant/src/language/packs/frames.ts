import { frame as ar } from './ar/frame';
import { frame as cs } from './cs/frame';
import { frame as da } from './da/frame';
import { frame as fi } from './fi/frame';
import { frame as ko } from './ko/frame';
import { frame as nl } from './nl/frame';
import { frame as no } from './no/frame';
import { frame as ro } from './ro/frame';
import { frame as sv } from './sv/frame';
import { frame as tr } from './tr/frame';
import { frame as uk } from './uk/frame';
import { frame as zh } from './zh/frame';
import type { Frame } from './frame';

/** By the tags that `unsupported/` finds; `zh` is Chinese in simplified characters. */
export const frames: Readonly<Record<string, Frame>> = {
  nl,
  sv,
  da,
  no,
  fi,
  cs,
  tr,
  uk,
  ar,
  ko,
  zh,
  ro,
};

/** The frame of a language, null where it has none. */
export const findFrame = (tag: string): Frame | null => frames[tag] ?? null;
