import { mentionsAllergy } from './mentions-allergy';

test.each([
  'Ik ben allergisch voor melk, wat kan ik gebruiken?',
  'Jag är allergisk mot nötter',
  'Jeg har allergi mot egg',
  'Olen allerginen maidolle',
  'Jsem alergický na ořechy',
  'Allergiás vagyok a tejre',
  'Sunt alergic la lapte',
  'Süt alerjim var',
  'Saya alergi kacang',
  'Tôi bị dị ứng với sữa',
  'У меня аллергия на молоко',
  'У мене алергія на горіхи',
  'Имам алергия към мляко',
  'Έχω αλλεργία στο γάλα',
  '我对牛奶过敏',
  '저는 우유 알레르기가 있어요',
  'لدي حساسية من الحليب',
  'יש לי אלרגיה לחלב',
  'मुझे दूध से एलर्जी है',
  'ฉันแพ้นม',
])('%s speaks of an allergy', (asked) => expect(mentionsAllergy(asked)).toBe(true));

test.each([
  'Hoe lang moet de cake bakken?',
  '오븐 온도는 몇 도인가요?',
  'Сколько сахара?',
  '要烤多久?',
])('%s speaks of none', (asked) => expect(mentionsAllergy(asked)).toBe(false));
