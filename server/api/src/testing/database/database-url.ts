/**
 * The PostgreSQL that tests of the server use; undefined for the embedded database. `npm test` finds the
 * tests that have a database by their import of this file.
 */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];
