import { paths } from '@cpal/shared/paths';
import { ButtonLink, PageTitle } from '@cpal/shared/ui';
import { JoinLink } from '../../lib/join-link';
import { Group, Page } from '../../lib/page';
import { Spot } from '../../lib/spot';
import styles from './about-screen.module.css';
import { mission, story, values, vision } from './story';
import { StoryArt } from './story-art';
import { Team } from './team';
import { team } from './team-members';

/** Who we are and why CPal exists. */
export function Component() {
  return (
    <Page>
      <PageTitle lead="We are a small team that builds one thing: an assistant that helps a food blog’s readers cook what the blogger wrote.">
        About Us
      </PageTitle>
      <div className={styles.story}>
        <Group id="story" title="Our story">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Group>
        <StoryArt />
      </div>
      <div className={styles.pair}>
        <Statement title="Our mission" text={mission} />
        <Statement title="Our vision" text={vision} />
      </div>
      <Group id="values" title="Our values">
        <ul className={styles.values}>
          {values.map(({ title, icon, text }) => (
            <li key={title} className={styles.value}>
              <Spot name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Group>
      <Team {...team} />
      <section className={styles.invitation} aria-labelledby="join">
        <div className={styles.words}>
          <h2 id="join">Cook with us</h2>
          <p>
            We want to make CPal together with the bloggers who use it. Tell us what your readers
            ask, and what you would want an assistant never to say.
          </p>
        </div>
        <div className={styles.actions}>
          <JoinLink />
          <ButtonLink tone="secondary" to={paths.contact()}>
            Write to us
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.statement}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}
