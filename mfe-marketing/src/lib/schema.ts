/** A thing that search engines may know of a page, in the words of schema.org, as its markup says it. */
export const thing = (type: 'FAQPage' | 'Question' | 'Answer') => ({
  itemScope: true,
  itemType: `https://schema.org/${type}`,
});
