import { settle } from '@cpal/shared/api';
import { listPrices } from '../../lib/checkout';

export const purchaseLoader = () => ({ prices: settle(listPrices()) });
