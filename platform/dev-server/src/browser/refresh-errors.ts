/* Where Fast Refresh reports what a changed module throws: it would draw over the page by itself. */

export const handleRuntimeError = (error: unknown): void => console.warn(error);

export const clearRuntimeErrors = (): void => undefined;
