import { plans } from '@cpal/shared/plans';
import { PageTitle } from '@cpal/shared/ui';
import { Group, Page } from '../../lib/page';
import { Question } from '../../lib/question';
import { thing } from '../../lib/schema';
import { billingQuestions } from './billing-questions';
import { ComparisonTable } from './comparison-table';
import { PlanCard } from './plan-card';
import { Measured } from './proof/measured';
import { Transcript } from './proof/transcript';
import styles from './pricing-screen.module.css';
import { useMayBuy } from './use-may-buy';

/** Both plans in full, and what people ask about paying. */
export function Component() {
  const mayBuy = useMayBuy();
  return (
    <Page>
      <PageTitle lead="Two monthly plans, no setup fee and no yearly contract. Begin with Basic and change your mind whenever your blog grows. Cancel in two clicks.">
        Pricing
      </PageTitle>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <li key={plan.id} className={plan.isPopular ? styles.popular : styles.cell}>
            <PlanCard plan={plan} mayBuy={mayBuy} />
          </li>
        ))}
      </ul>
      <Group id="compare" title="Compare the plans">
        <ComparisonTable />
      </Group>
      <Group id="transcript" title="A conversation, word for word">
        <Transcript />
      </Group>
      <Group id="measured" title="Measured, not promised">
        <Measured />
      </Group>
      <Group id="billing" title="Questions about billing">
        <div className={styles.questions} {...thing('FAQPage')}>
          {billingQuestions.map(({ title, answer }) => (
            <Question key={title} group="billing" title={title}>
              <p itemProp="text">{answer}</p>
            </Question>
          ))}
        </div>
      </Group>
    </Page>
  );
}
