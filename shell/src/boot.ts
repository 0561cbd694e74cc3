/* The inline script of every page. */
import { startPage } from './start-page';

startPage();
