/* The inline script of a page that asks for its first answers by itself: a member's. */
import { askFirst } from './first-calls';
import { startPage } from './start-page';

startPage(askFirst);
