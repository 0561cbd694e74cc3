import { PageTitle } from '@cpal/shared/ui';
import { Link } from '@cpal/shared/router';
import { MailLink } from '../mail-link';
import { Page } from '../page';
import type { LegalDocument } from './legal-document';
import styles from './legal-page.module.css';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows a legal document with its table of contents, its date and whom to ask. */
export function LegalPage({ title, summary, updated, sections }: LegalDocument) {
  return (
    <Page>
      <PageTitle lead={summary}>{title}</PageTitle>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <p>
            Last updated <time dateTime={updated}>{longDate.format(new Date(updated))}</time>
          </p>
          <ol className={styles.links}>
            {sections.map((section) => (
              <li key={section.id}>
                <Link to={{ hash: section.id }}>{section.title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} className={styles.section} aria-labelledby={section.id}>
              <h2 id={section.id}>{section.title}</h2>
              {section.body.map((part) => (
                <Part key={String(part)}>{part}</Part>
              ))}
            </section>
          ))}
          <p className={styles.ask}>
            Something here is unclear? Write to <MailLink />, and a person will answer.
          </p>
        </div>
      </div>
    </Page>
  );
}

function Part({ children }: { children: string | readonly string[] }) {
  if (typeof children === 'string') return <p>{children}</p>;
  return (
    <ul className={styles.list}>
      {children.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
