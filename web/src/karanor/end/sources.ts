/** What stands for each source of prestige. */
export const SOURCE_PICTURES: Record<string, string> = {
  shops: 'karanor/d-city-1', quests: 'karanor/e-scroll', deliveries: 'karanor/e-package', villas: 'karanor/e-house-with-garden',
  artefacts: 'karanor/e-compass', cards: 'karanor/d-mask', history: 'karanor/e-open-book', others: 'karanor/d-mask', costs: 'karanor/e-balance-scale',
};
