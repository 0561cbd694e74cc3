import type { Orders } from '../../orders';

export const orders: Orders = {
  setsAside: 'ignor, disregard, forget, override, bypass',
  rules: 'instruction, rule, prompt, previous, above, prior, guideline',
  youAre: 'you are, act as, pretend',
  machines: 'assistant, ai, a.i, chatbot, bot, gpt, llm, language model',
  whole:
    /\b(?:system|developer|hidden) ?(?:prompt|message|mode|instruction)|\bjailbreak|\bprompt injection|<\/?(?:system|assistant|user)>|\[\/?inst\]|^ *(?:system|assistant|user) *:|\b(?:assistant|chatbot|a\.?i\.?|language model|llm)s?\b.{0,40}\b(?:must|should|shall|always|never|reply|respond|tell|say|recommend|praise)\b|\b(?:tell|recommend|show) (?:the|every|all|your) (?:reader|user|visitor|customer)s?\b/m,
};
