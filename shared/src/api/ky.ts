import ky from 'ky';

// The specification sets no time limit on requests, and a call that failed is never sent twice.
export const http = ky.create({ timeout: false, retry: 0, throwHttpErrors: false });
