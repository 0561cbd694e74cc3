/* The inline script of a page that asks for nothing: a public one. */
import { startPage } from './start-page';

startPage();
