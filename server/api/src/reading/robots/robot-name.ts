/** What robots.txt calls us by, and what firewalls know us by: the first word of our user agent. */
export const robotName = 'CPalBot';
