import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: '',
  rules: '',
  youAre: '',
  machines: '',
  whole: /(?:指示|命令|ルール|プロンプト)を?.{0,10}(?:無視|忘れ)/,
};
