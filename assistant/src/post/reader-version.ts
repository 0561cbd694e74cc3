/**
 * Grows where the same page is read as another post. Posts that an older version has read are read again,
 * though their pages have not changed.
 */
export const readerVersion = 4;
