import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './tabs.module.css';

interface TabsProps<Id extends string> {
  /** Names the group of tabs to assistive technology. */
  label: string;
  tabs: readonly { id: Id; label: string }[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs after the ARIA Authoring Practices: one tab stop, arrows move and select. */
export function Tabs<Id extends string>({
  label,
  tabs,
  selected,
  onSelect,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = step(
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const next = tabs[index];
    if (next === undefined) return;
    onSelect(next.id);
    list.current?.querySelectorAll('button')[index]?.focus();
  };

  return (
    <div className={styles.tabs}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        className={styles.list}
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </div>
  );
}
