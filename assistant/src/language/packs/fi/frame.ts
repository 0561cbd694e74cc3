import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'En osaa vielä vastata tähän suomeksi. Kirjoittaja näkee kysymyksen.',
  missing: 'En löydä sitä kirjoituksesta. Kirjoittaja näkee kysymyksen.',
  offTopic: (title) =>
    `Vastaan vain ruoanlaittoa koskeviin kysymyksiin. Kysy minulta reseptistä ”${title}”.`,
  allergy:
    'Jos sinulla on allergia, lue jokainen tuoteseloste: tuotteet eroavat toisistaan ja voivat sisältää pieniä määriä allergeeneja.',
  greeting: (title) => `Hei! Mitä haluat tietää reseptistä ”${title}”?`,
  self: (title) => `Olen tekoäly, en ihminen: vastaan kirjoituksen ”${title}” perusteella.`,
  thanks: 'Ole hyvä! Hyvää ruokahalua.',
  talk: {
    greeting:
      'hei, hei hei, moi, moikka, terve, huomenta, hyvää huomenta, hyvää päivää, hyvää iltaa',
    self: 'oletko robotti, oletko ihminen, oletko tekoäly, onko tämä tekoäly, puhunko ihmisen kanssa, kuka olet',
    thanks:
      'kiitos, kiitti, kiitoksia, kiitos paljon, paljon kiitoksia, suuri kiitos, kiitos avusta',
  },
};
