import { paths } from '@cpal/shared/paths';
import type { Plan } from '@cpal/shared/plans';

const context = 'https://schema.org';

/** What search engines may know of the product, in the words of schema.org. */
export const softwareApplication = (description: string, plans: readonly Plan[]) => ({
  '@context': context,
  '@type': 'SoftwareApplication',
  name: 'CPal',
  description,
  url: '{{publicUrl}}/',
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
  inLanguage: 'en',
  publisher: { '@type': 'Organization', name: 'CPal', url: '{{publicUrl}}/' },
  offers: plans.map(offer),
});

const offer = ({ name, description, price }: Plan) => ({
  '@type': 'Offer',
  name,
  description,
  url: `{{publicUrl}}${paths.pricing()}`,
  price,
  priceCurrency: 'USD',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'USD',
    // UN/CEFACT's code of a month.
    unitCode: 'MON',
  },
});
