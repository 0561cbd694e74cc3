import { previousAttributes } from './previous-attributes';

describe('previousAttributes', () => {
  it('has only what changed, and inside maps only the changed part', () => {
    const before = { status: 'active', metadata: { a: '1', b: '2' }, items: [1], cancel_at: null };
    const after = { status: 'past_due', metadata: { a: '1', b: '3' }, items: [2], cancel_at: null };
    expect(previousAttributes(before, after)).toEqual({
      status: 'active',
      metadata: { b: '2' },
      items: [1],
    });
  });

  it('has null if a field was not set', () => {
    expect(previousAttributes({ latest_invoice: null }, { latest_invoice: 'in_1' })).toEqual({
      latest_invoice: null,
    });
  });
});
