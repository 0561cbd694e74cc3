import type { NumberWords } from '../../numerals';

export const numbers: NumberWords = {
  words:
    'two=2,three=3,four=4,five=5,six=6,seven=7,eight=8,nine=9,ten=10,eleven=11,twelve=12,thirteen=13,fourteen=14,fifteen=15,sixteen=16,eighteen=18,twenty=20,twenty[ -]four=24,twenty[ -]five=25,thirty=30,thirty[ -]six=36,forty=40,forty[ -]eight=48,fifty=50,sixty=60,hundred=100,half a dozen=6,second(?= step)=2nd,third(?= step)=3rd,fourth(?= step)=4th,fifth(?= step)=5th,sixth(?= step)=6th',
  dozen: /\b(?:(\d+)|a|one) dozens?\b/g,
  single: /\b(?:one|a single) (?=person|serving|portion|people)|(?<=\b(?:for|feeds|serves) )one\b/g,
  inTimes:
    'one=1,an=1,a=1,half an=0.5,half a=0.5,a quarter of an=0.25,3 quarters of an=0.75,three quarters of an=0.75,one and a half=1.5,two and a half=2.5,a couple of=2',
  andHalf: /^ and a half\b/,
};
