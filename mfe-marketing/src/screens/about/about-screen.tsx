import { readPage } from '@cpal/shared/page';
import { paths } from '@cpal/shared/paths';
import { ButtonLink, ExternalButtonLink, PageTitle } from '@cpal/shared/ui';
import { Group, Page } from '../../lib/page';
import styles from './about-screen.module.css';
import { mission, story, values, vision } from './story';
import { Team } from './team';

/** Who we are and why CPal exists. */
export function AboutScreen() {
  return (
    <Page>
      <PageTitle lead="We are a small team that builds one thing: an assistant that helps a food blog’s readers cook what the blogger wrote.">
        About Us
      </PageTitle>
      <Group title="Our story">
        <div className={styles.story}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Group>
      <div className={styles.pair}>
        <Statement title="Our mission" text={mission} />
        <Statement title="Our vision" text={vision} />
      </div>
      <Group title="Our values">
        <ul className={styles.values}>
          {values.map(({ title, text }) => (
            <li key={title} className={styles.value}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Group>
      <Team />
      <Group title="Cook with us">
        <p>
          We want to make CPal together with the bloggers who use it. Tell us what your readers ask,
          and what you would want an assistant never to say.
        </p>
        <div className={styles.actions}>
          <ExternalButtonLink href={readPage().settings.waitlistUrl}>
            Join Waitlist
          </ExternalButtonLink>
          <ButtonLink tone="secondary" to={paths.contact()}>
            Write to us
          </ButtonLink>
        </div>
      </Group>
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
