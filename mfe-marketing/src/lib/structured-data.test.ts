import { plans } from '@cpal/shared/plans';
import { softwareApplication } from './structured-data';

describe('structured data', () => {
  it('describes the product with an offer for each plan at its price', () => {
    const product = softwareApplication('An assistant.', plans);

    expect(product).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'CPal',
      description: 'An assistant.',
      url: '{{publicUrl}}/',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      publisher: { '@type': 'Organization', name: 'CPal' },
    });
    expect(product.offers).toEqual(
      plans.map(({ name, price }) =>
        expect.objectContaining({
          '@type': 'Offer',
          name,
          price,
          priceCurrency: 'USD',
          priceSpecification: expect.objectContaining({ price, unitCode: 'MON' }),
        }),
      ),
    );
  });
});
