/** All tables, by domain: what migrations are made from and queries name. */
export * from './tables/accounts';
export * from './tables/assistant';
export * from './tables/billing';
export * from './tables/blogs';
export * from './tables/insights';
export * from './tables/licenses';
export * from './tables/server';
