/**
 * How many questions readers may ask within a minute: one of them, and all of one license's together. No
 * plan counts questions by the month (docs/product-rules.md).
 */
export const questionsAMinute = { reader: 20, license: 3_000 } as const;
