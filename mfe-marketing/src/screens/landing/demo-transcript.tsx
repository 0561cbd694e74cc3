import { type MouseEvent, useState } from 'react';
import { openAddress } from '../../lib/open-address';
import { captionLines } from './caption-lines';
import captions from './demo/captions.vtt';
import styles from './demo.module.css';
import { focus } from './focus';

/**
 * The video in words, for who cannot see it: what its captions say, fetched when it is asked for.
 * Without script, or where the fetch fails, the link opens the captions themselves.
 */
export function DemoTranscript() {
  const [lines, setLines] = useState<readonly string[]>([]);

  const read = async () => {
    const text = await fetch(captions).then(
      (answer) => answer.text(),
      () => '',
    );
    const found = captionLines(text);
    if (found.length > 0) setLines(found);
    else openAddress(captions);
  };
  const readHere = (event: MouseEvent) => {
    event.preventDefault();
    void read();
  };

  if (lines.length === 0) {
    return (
      <p>
        <a href={captions} onClick={readHere}>
          Read what the video shows
        </a>
      </p>
    );
  }
  return (
    <ol ref={focus} className={styles.transcript} tabIndex={-1} aria-label="What the video shows">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  );
}
