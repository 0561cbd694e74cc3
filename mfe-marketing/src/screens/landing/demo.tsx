import { VisuallyHidden } from '@cpal/shared/ui';
import { type MouseEvent, useState } from 'react';
import avif from './demo/poster.avif';
import captions from './demo/captions.vtt';
import jpg from './demo/poster.jpg';
import mp4 from './demo/demo.mp4';
import webm from './demo/demo.webm';
import webp from './demo/poster.webp';
import styles from './demo.module.css';
import { DemoTranscript } from './demo-transcript';
import { focus } from './focus';
import { Section } from './section';

const size = { width: 1280, height: 720 };

/** The recording of the product. Nothing of it but a still is fetched before the visitor asks. */
export function Demo() {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <Section
      id="demo"
      title="Watch a blog get started"
      lead="Recorded in CPal itself: a blogger chooses a plan, pastes one line with her license key into her blog, and a reader’s question is answered."
    >
      <div className={styles.frame}>
        {isPlaying ? <Video /> : <Poster onPlay={() => setPlaying(true)} />}
      </div>
      <DemoTranscript />
    </Section>
  );
}

/** A link to the film, so that it plays without script too; with script it plays in its place. */
function Poster({ onPlay }: { onPlay: () => void }) {
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a className={styles.poster} href={mp4} onClick={play}>
      <picture>
        <source srcSet={avif} type="image/avif" />
        <source srcSet={webp} type="image/webp" />
        <img className={styles.film} src={jpg} alt="" loading="lazy" decoding="async" {...size} />
      </picture>
      <span className={styles.play}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 3v18l15-9z" fill="currentColor" />
        </svg>
        Play the demo video
        <VisuallyHidden> (under a minute, with captions, no sound)</VisuallyHidden>
      </span>
    </a>
  );
}

function Video() {
  return (
    <video
      ref={focus}
      className={styles.film}
      // Focusable in every browser, by script and by keyboard.
      tabIndex={0}
      aria-label="Demo video"
      controls
      autoPlay
      playsInline
      {...size}
    >
      <source src={webm} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={mp4} type="video/mp4" />
      <track kind="captions" src={captions} srcLang="en" label="English" default />
    </video>
  );
}
