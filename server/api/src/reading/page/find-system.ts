import { type BlogSystem, blogSystems } from '@cpal/shared/contract/blogs/systems';

/** What the pages of a system say in their `generator`, and what the addresses of its files contain. */
interface Signs {
  generator?: RegExp;
  address?: RegExp;
}

/**
 * Each system by what its own themes write into every page: `generator` by WordPress (get_the_generator),
 * Blogger, Ghost (ghost_head) and Wix; addresses by WordPress, Squarespace and Shopify, which have no
 * such tag or let it be removed.
 */
const signs: Readonly<Record<BlogSystem, Signs>> = {
  wordpress: { generator: /^wordpress/i, address: /\/wp-(?:content|includes|json)\// },
  squarespace: { address: /^(?:https?:)?\/\/(?:static1|assets)\.squarespace\.com\// },
  blogger: { generator: /^blogger/i },
  shopify: { address: /^(?:https?:)?\/\/cdn\.shopify\.com\/|^\/\/[^/]+\/cdn\/shop\// },
  ghost: { generator: /^ghost/i },
  wix: { generator: /^wix\.com/i },
};

/** The system that a `generator` names. */
export const fromGenerator = (text: string): BlogSystem | null =>
  blogSystems.find((name) => signs[name].generator?.test(text.trim())) ?? null;

/** The system whose file has this address. */
export const fromAddress = (text: string): BlogSystem | null =>
  blogSystems.find((name) => signs[name].address?.test(text)) ?? null;
