import { captionLines } from './caption-lines';

describe('the lines of captions', () => {
  it('are the texts of the cues, each in one piece', () => {
    const webVtt = [
      'WEBVTT',
      '',
      '00:00:00.004 --> 00:00:04.652',
      'Ada, who writes Rosemary &amp; Rye, signs up.',
      '',
      '00:00:04.652 --> 00:00:09.537',
      'She begins with Basic: 20 dollars a month,',
      'no yearly contract.',
      '',
    ];

    expect(captionLines(webVtt.join('\n'))).toEqual([
      'Ada, who writes Rosemary & Rye, signs up.',
      'She begins with Basic: 20 dollars a month, no yearly contract.',
    ]);
  });

  it('are none in a file without cues', () => {
    expect(captionLines('WEBVTT\n')).toEqual([]);
  });
});
