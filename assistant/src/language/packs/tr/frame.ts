import type { Frame } from '../frame';

export const frame: Frame = {
  unread: 'Buna henüz Türkçe yanıt veremiyorum. Yazar bu soruyu görecek.',
  missing: 'Bunu yazıda bulamıyorum. Yazar bu soruyu görecek.',
  offTopic: (title) =>
    `Yalnızca yemek yapmakla ilgili soruları yanıtlıyorum. Bana “${title}” hakkında soru sorabilirsiniz.`,
  allergy:
    'Alerjiniz varsa her etiketi okuyun: ürünler farklıdır ve eser miktarda alerjen içerebilir.',
  greeting: (title) => `Merhaba! “${title}” hakkında nasıl yardımcı olabilirim?`,
  self: (title) => `Ben insan değil, yapay zekâyım: “${title}” yazısına göre yanıt veriyorum.`,
  thanks: 'Rica ederim! Afiyet olsun.',
  talk: {
    greeting: 'merhaba, merhabalar, selam, selamlar, günaydın, iyi günler, iyi akşamlar',
    self: 'sen bir robot musun, robot musun, insan mısın, sen insan mısın, yapay zeka mısın, bu bir yapay zeka mı, bir insanla mı konuşuyorum, sen kimsin, kimsin',
    thanks:
      'teşekkürler, teşekkür ederim, çok teşekkürler, çok teşekkür ederim, sağ ol, sağol, sağ olun, eline sağlık, elinize sağlık',
  },
};
