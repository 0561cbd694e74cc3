import { Badge, type BadgeTone } from './badge';

const tones: Readonly<Record<string, BadgeTone>> = {
  active: 'good',
  past_due: 'warn',
  canceled: 'bad',
};

/** The state of a subscription or an invoice, by its name on the wire (spec, section 4). */
export function StatusBadge({ status }: { status: string }) {
  const words = status.charAt(0).toUpperCase() + status.slice(1).replaceAll('_', ' ');
  return <Badge tone={tones[status] ?? 'neutral'}>{words}</Badge>;
}
