/** Loads the document of the present address once more. Apart, since no test can replace it. */
export const reloadDocument = (): void => window.location.reload();
