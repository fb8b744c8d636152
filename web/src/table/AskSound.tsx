import { useState } from 'react';
import { Button } from '../shell/Button.tsx';
import { hasBeenAsked, noteAsked } from '../store/experience.ts';
import { setSetting, useSettings } from '../store/settings.ts';
import { useMessages } from '../words/words.ts';

/** Asked once, quietly, when the table has stopped for something for the first time: whether it may be heard. */
export function AskSound() {
  const m = useMessages();
  const { sound } = useSettings();
  const [isOpen, setOpen] = useState(() => !hasBeenAsked('sound'));
  if (!isOpen || sound === 'on') return undefined;
  const answer = (value: 'on' | 'off') => {
    noteAsked('sound');
    setSetting('sound', value);
    setOpen(false);
  };
  return (
    <p className="ask-sound">
      {m.table.askSound}
      <Button look="quiet" label={m.table.yes} onClick={() => answer('on')} />
      <Button look="quiet" label={m.table.no} onClick={() => answer('off')} />
    </p>
  );
}
