import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Na to zatím neumím odpovědět česky. Autor blogu dotaz uvidí.',
  missing: 'V příspěvku to nenacházím. Autor blogu dotaz uvidí.',
  offTopic: (title) => `Odpovídám jen na otázky o vaření. Zeptejte se mě na „${title}“.`,
  allergy: 'Při alergii čtěte každou etiketu: výrobky se liší a mohou obsahovat stopy alergenů.',
  greeting: (title) => `Dobrý den! S čím mohu pomoci u receptu „${title}“?`,
  self: (title) => `Jsem umělá inteligence, ne člověk: odpovídám podle příspěvku „${title}“.`,
  thanks: 'Není zač! Dobrou chuť.',
  talk: {
    greeting: 'ahoj, čau, dobrý den, dobré ráno, dobrý večer, zdravím',
    self: 'jsi robot, jste robot, jsi člověk, jste člověk, jsi umělá inteligence, je to umělá inteligence, mluvím s člověkem, kdo jsi, kdo jste',
    thanks: 'děkuji, děkuju, díky, moc děkuji, moc díky, díky moc, mockrát děkuji, děkuji moc',
  },
};
