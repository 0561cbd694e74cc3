import type { Frame } from '../frame';

export const frame: Frame = {
  unread: '我还不能用中文回答这个问题。博主会看到这个问题。',
  missing: '我在文章里没有找到这一点。博主会看到这个问题。',
  offTopic: (title) => `我只回答与做饭有关的问题。欢迎问我关于《${title}》的问题。`,
  allergy: '如有过敏，请阅读每个标签：产品各不相同，可能含有微量过敏原。',
  greeting: (title) => `你好！关于《${title}》，有什么可以帮忙的？`,
  self: (title) => `我是人工智能，不是真人：我根据《${title}》这篇文章回答。`,
  thanks: '不客气！祝用餐愉快。',
  talk: {
    greeting: '你好, 您好, 嗨, 早上好, 下午好, 晚上好, 哈喽',
    self: '你是机器人吗, 你是真人吗, 你是人吗, 你是人工智能吗, 这是人工智能吗, 你是ai吗, 你是谁',
    thanks: '谢谢, 谢谢你, 谢谢您, 多谢, 非常感谢, 太感谢了, 感谢',
  },
};
