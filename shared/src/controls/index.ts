/* What forms and member screens are made of; loaded with the first remote that uses it. */
export { Badge } from './badge/badge';
export { StatusBadge } from './badge/status-badge';
export { Card } from './card/card';
export { Day } from './day/day';
export { ConfirmDialog } from './dialog/confirm-dialog';
export { Dialog, DialogActions } from './dialog/dialog';
export { TextArea, TextField } from './field/field';
export { keepFocusNearby } from './focus/keep-focus-nearby';
export { LoadProblem } from './load-problem/load-problem';
export { dollars } from './money/dollars';
export { Tabs } from './tabs/tabs';
