import { readMarks } from './proofs';

const tag = '<meta name="cpal-verification" content="code">';
const line = '<script async src="https://cpal.example/w/key.js"></script>';
const page = (head: string, body = '') =>
  `<!doctype html><html><head><title>Mia</title>${head}</head><body>${body}</body></html>`;

const marks = (html: string) => {
  const { codes, keys } = readMarks(html);
  return [...codes, ...keys];
};

it.each([
  ['the head', page(tag)],
  ['a head that is not written out', `<!doctype html><title>Mia</title>\n${tag}<p>Hello`],
  ['XML style', page('<META NAME="CPAL-verification" CONTENT=" code " />')],
  ['the head, behind scripts and styles', page(`<style>a{}</style><script>"<p>"</script>${tag}`)],
  ['the head, behind a noscript', page(`<noscript><img src="x"></noscript>${tag}`)],
])('the tag counts in %s', (_where, html) => {
  expect(marks(html)).toEqual(['code']);
});

it.each([
  ['the body', page('', tag)],
  ['prose', `Put ${tag} into your head.`],
  ['prose before any tag', `<html><head>My code: ${tag}</head></html>`],
  ['a comment', page(`<!-- ${tag} -->`)],
  ['a script', page(`<script>document.write('${tag}')</script>`)],
  ['a style', page(`<style>${tag}</style>`)],
  ['a title', `<head><title>${tag}</title></head>`],
  ['a template', page(`<template>${tag}</template>`)],
  ['a noscript', page(`<noscript>${tag}</noscript>`)],
  ['a textarea', page(`<textarea>${tag}</textarea>`)],
  ['an attribute', page(`<meta name="description" content='${tag}'>`)],
  ['what follows a field', `<head><textarea></textarea>${tag}</head>`],
  ['what follows the head', `<html><head></head>${tag}<body>`],
  ['what follows the body', `<html><head></head><body></body>${tag}</html>`],
])('the tag does not count in %s', (_where, html) => {
  expect(marks(html)).toEqual([]);
});

it('the line counts in head and body', () => {
  expect(marks(page(line))).toEqual(['key']);
  expect(marks(page('', `<svg/><p>Hello</p>${line}`))).toEqual(['key']);
});

it.each([
  ['a comment', `<!-- ${line} -->`],
  ['a template', `<template><div>${line}</template>`],
  ['a template that ends inside another', `<template><template></template>${line}</template>`],
  ['a noscript', `<noscript>${line}</noscript>`],
  ['a textarea', `<textarea>${line}</textarea>`],
  ['an iframe', `<iframe>${line}</iframe>`],
  ['an attribute', `<div title='${line}'></div>`],
  ['text', '&lt;script src="https://cpal.example/w/key.js"&gt;'],
  ['plain text', `<plaintext>${line}`],
])('the line does not count in %s', (_where, html) => {
  expect(marks(page('', html))).toEqual([]);
});
