import { paths } from '@cpal/shared/paths';
import { ButtonLink, PageTitle } from '@cpal/shared/ui';
import { Link } from '@cpal/shared/router';
import { ByLogin } from '../../../lib/by-login';
import { JoinLink } from '../../../lib/join-link';
import { FirstLookForm } from './first-look/first-look-form';
import { useFirstLook } from './first-look/use-first-look';
import { AskYourself } from './ask-yourself';
import { HeroArt } from './hero-art';
import styles from './hero.module.css';

/** A test holds it to the cheapest plan: the plans' own texts would be a quarter of this page's script. */
export const prices = 'Plans from $20 a month';

/** The first thing a visitor sees: what CPal is, what it costs, and the way in. */
export function Hero() {
  const { state, look } = useFirstLook();
  return (
    <div className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.copy}>
          <PageTitle
            lead="CPal is the AI recipe assistant for food blogs. It answers your readers from your own
              recipe posts, in your voice and in their language, at any hour."
          >
            Your recipes, ready to answer every reader
          </PageTitle>
          <div className={styles.ways}>
            <div className={styles.actions}>
              <ByLogin
                visitor={<JoinLink />}
                member={<ButtonLink to={paths.licenseKeys()}>Membership Area</ButtonLink>}
              />
              <ButtonLink tone="secondary" to={paths.workflow()}>
                See how it works
              </ButtonLink>
            </div>
            <div className={styles.further}>
              <ByLogin
                visitor={
                  <p>
                    Already a member? <Link to={paths.auth()}>Log In</Link>
                  </p>
                }
                member={
                  <p>
                    You are logged in. <Link to={paths.billing()}>Your plan</Link>
                  </p>
                }
              />
              <Link to={paths.pricing()}>{prices}</Link>
            </div>
          </div>
          <FirstLookForm state={state} look={look} />
        </div>
        <div>
          {state.name === 'seen' ? (
            <state.Seen key={state.look.blog.domain} look={state.look} />
          ) : (
            <>
              <HeroArt />
              <AskYourself />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
