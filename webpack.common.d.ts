/* The parts of webpack.common.js that the tools use beside webpack. */
export const mediaFiles: RegExp;
export function className(file: string, local: string): string;
