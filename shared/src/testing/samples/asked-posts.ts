/** Posts that samples of questions are about. */
export const askedPosts = {
  pancakes: {
    id: '3f0c1f5e-57a5-4d0c-8f52-0b7f1f3f9a01',
    title: 'Lemon Ricotta Pancakes',
    url: 'https://adabakes.com/lemon-ricotta-pancakes',
  },
  loaf: {
    id: '3f0c1f5e-57a5-4d0c-8f52-0b7f1f3f9a02',
    title: 'Overnight Seeded Rye Loaf',
    url: 'https://adabakes.com/overnight-seeded-rye-loaf',
  },
  soup: {
    id: '3f0c1f5e-57a5-4d0c-8f52-0b7f1f3f9a03',
    title: 'Roast Tomato and White Bean Soup',
    url: 'https://adabakes.com/roast-tomato-soup',
  },
} as const;
