import type { Element } from './element';

/** Elements whose text is no part of a post, whatever they hold. */
const wordless: ReadonlySet<string> = new Set(
  (
    'script style noscript template iframe object embed svg math canvas audio video ' +
    'select textarea input datalist dialog map'
  ).split(' '),
);

/** Elements that hold a part of the post only where the page is built oddly. */
const beside: ReadonlySet<string> = new Set('aside footer nav form menu'.split(' '));

const apartRole =
  /^(?:navigation|complementary|contentinfo|search|dialog|alertdialog|menu|menubar|tablist)$/;

const apartItem =
  /schema\.org\/(?:Comment|UserComments|Review|WPSideBar|WPFooter|WPAdBlock|SiteNavigationElement)/;

const apartLabel =
  /^(?:reader |user )?(?:comments?|reviews?|kommentare|commentaires|comentarios|comentários|commenti|komentarze|コメント|advertisements?|sponsored|anzeige|werbung|newsletter|related (?:posts|recipes|articles))$/i;

const where = '(?:site|page|main|primary|secondary|left|right|post|blog|entry|article|content)';
const part =
  '(?:area|block|box|container|content|inner|section|wrap|wrapper|list|grid|items?|posts?|widgets?|feed|module|row|holder|\\d{1,3})';

const patterns = [
  // Readers' comments and what leads to them.
  `(?:${where}-)?comments?(?:-(?:${part}|body|text|author|meta|respond|form|thread|tree|template|reply|entry|\\d{1,9})){0,2}`,
  'commentlist|comment_list|comments_list|comment_container|children-comments|respond|replies|reply-list|disqus_thread|disqus(?:[-_].{0,30})?|discussions?|opinie|opinioni|opiniones|recensioni|bewertungen|avaliacoes|reader-(?:comments|notes|replies)|dsq-.{0,30}|fb-comments|wpdiscuz?.{0,30}|wpd-.{0,30}|commento|avis(?:-lecteurs)?|vos-avis|comentarios?-.{0,20}|hyvor-talk-.{0,20}|user-(?:comments|reviews?)|(?:customer-|recipe-|user-)?reviews?(?:-(?:list|section|item|body|container|wrapper))?|testimonials?|guestbook|pingback|trackback(?:s|-list)?|kommentare?|commentaires?|comentarios?|commenti|komentarze',
  // Sidebars, navigation, page ends.
  `(?:${where}-)?side-?bar(?:-(?:primary|secondary|left|right|sticky|${part})){0,2}`,
  'side(?:-?(?:col|column|box|wrap|rail))?|(?:right|left)-?rail|lateral|barra-?lateral|columna-?lateral|colonna-?laterale|seiten(?:leiste|spalte)|colonne-?(?:laterale|droite|gauche)|panel-?boczny',
  `widget-?(?:area|wrap|title)?|(?:wp-block-)?(?:nav|navbar|navigation|menu|breadcrumbs?|pagination|pager|main-menu|top-?bar|mobile-menu|mega-?menu|site-nav|main-nav|skip-links?|skip-to-content)(?:-(?:container|wrapper|menu|links?|list))?`,
  `(?:${where}-)?footer(?:-(?:${part}|widget-area|bottom|top|links|menu))?|colophon|site-info|copyright|masthead|site-header|page-header-bar`,
  // Advertisements.
  `ads?|ad-(?:${part}|slot|unit|label|inline|banner|zone|space|placeholder|sidebar|top|bottom|.{1,12}-\\d{1,3})|ads-(?:${part})|adsbygoogle|adsense|adthrive(?:-.{0,30})?|mv-ad-box.{0,10}|mediavine-.{0,20}|raptive-.{0,20}|advert(?:s|isement|isements|ising|orial)?(?:-${part})?|banner-ad|google-ad.{0,20}|gpt-ad.{0,20}|div-gpt-ad.{0,40}|dfp-.{0,20}|sponsor(?:ed|s|ship)?(?:-(?:post|content|${part}))?|promo(?:tion|ted|-${part})?|promoted-content|werbung|anzeige|publi|pub|publicidad|publicite|pubblicita|reklama|taboola.{0,30}|outbrain.{0,30}|OUTBRAIN|affiliate-(?:box|disclosure|banner)|commercial|house-ad`,
  // Other posts.
  `(?:wp-block-|jp-|yarpp-|${where}-)?related(?:-?(?:articles?|recipes?|stories|links?|content|${part})){0,2}|yarpp.{0,30}|jp-relatedposts.{0,20}|relatedposts|recommended(?:-(?:recipes?|articles?|${part}))?|recommendations?|more-(?:posts?|recipes?|stories|from.{0,20}|articles?)|also-like|you-(?:may|might)(?:-also)?-(?:like|enjoy)|read-(?:more|next)(?:-.{0,15})?|up-next|next-posts?|popular-(?:posts?|recipes?)|trending(?:-.{0,15})?|latest-posts|recent-(?:posts?|comments?)|post-navigation|posts-navigation|nav-(?:links|previous|next|below)|similar-(?:posts?|recipes?)|rp4wp-.{0,20}|crp_related|wp-block-latest-posts|feast-(?:category|recipe)-index.{0,20}|fsri-list|category-index`,
  // Sharing, signing up, consent, tables of contents.
  `(?:social|share|sharing)(?:-?(?:bar|buttons?|icons?|links?|media|${part})){0,2}|sharedaddy|addtoany.{0,30}|sd-sharing.{0,20}|shared-counts.{0,20}|(?:[a-z]{1,12}-)?newsletter(?:-.{0,30})?|subscribe(?:-.{0,20})?|sign-?up(?:-(?:form|${part}))?|opt-?in(?:-.{0,15})?|email-(?:signup|form|capture)|convertkit.{0,20}|formkit.{0,20}|mc4wp.{0,20}|mailchimp.{0,20}|wpforms-.{0,20}|wpcf7.{0,20}|gform_.{0,20}|cookie(?:s|-(?:banner|consent|notice|bar|law.{0,20}))|cookie-?consent|gdpr.{0,20}|consent-.{0,20}|cc-window|popup(?:-.{0,15})?|modal(?:-.{0,15})?|lightbox|overlay|author-(?:box|bio|info|card)|about-(?:the-)?author|about-me|bio-box|post-(?:meta|tags|categories|author)|entry-meta|tags-links|cat-links|byline|(?:ez-)?toc(?:-.{0,20})?|table-of-contents|rank-math-toc.{0,10}|mv-toc.{0,20}|search-form|searchform|screen-overlay|login-form|rating-form|star-rating-.{0,20}|wprm-(?:user-rating|recipe-rating|call-to-action|block-cta|prevent-sleep|jump|print|private-notes).{0,40}|tasty-recipes-(?:rating|buttons|quick-links|share|print|jump|scaling|cook-mode|units|cta|footer|pin|instagram|details-image).{0,30}|mv-(?:pinterest|create-(?:reviews|social|print|products|affiliate|jtc)).{0,30}|zrdn-(?:print|share|rating).{0,20}`,
];

const apartToken = new RegExp(`^(?:${patterns.join('|')})$`, 'i');

// Wrappers of the whole page may be named after what else they hold.
const whole: ReadonlySet<string> = new Set(['html', 'head', 'body', 'main', 'h1']);

/** Whether an element is a heading, or stands in one. */
export const isInHeading = (element: Element): boolean => {
  for (let up: Element | null = element; up !== null; up = up.parent) {
    if (/^(?:h[2-6]|dt|summary)$/.test(up.name)) return true;
  }
  return false;
};

/** Whether an element only does something when it is pressed. */
export const isButton = ({ name, attributes, classes }: Element): boolean =>
  name === 'button' ||
  attributes.role === 'button' ||
  (name === 'a' && classes.some((one) => /^(?:btn|button)$|__button$|-button__link$/.test(one)));

/** Whether an element's text is no part of a post, by its name. */
export const isWordless = ({ name }: Element): boolean => wordless.has(name);

/**
 * The rule which elements hold comments, navigation, advertisements or other posts. One rule for
 * each page: it remembers the page's class names, and looks at a bounded number of them.
 */
export function newApartRule(): (element: Element) => boolean {
  const known = new Map<string, boolean>();
  const isApartToken = (token: string): boolean => {
    const before = known.get(token);
    if (before !== undefined) return before;
    if (token.length > 60 || known.size > 20_000) return false;
    const isApart = apartToken.test(token);
    known.set(token, isApart);
    return isApart;
  };
  return (element) => {
    const { name, attributes, classes } = element;
    if (whole.has(name)) return false;
    return (
      beside.has(name) ||
      apartRole.test(attributes.role ?? '') ||
      apartItem.test(attributes.itemtype ?? '') ||
      apartLabel.test(attributes['aria-label']?.trim() ?? '') ||
      (name.includes('-') && isApartToken(name)) ||
      /^(?:comment|review)s?$/.test(attributes.itemprop ?? '') ||
      isApartToken(attributes.id ?? '') ||
      classes.some(isApartToken)
    );
  };
}
