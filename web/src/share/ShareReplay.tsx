import type { GameRecord } from '@hideout/kernel';
import { useState } from 'react';
import { Button } from '../shell/Button.tsx';
import { Trouble } from '../shell/Trouble.tsx';
import { useMineWords } from '../words/mine.ts';
import { recordAddress } from './recordAddress.ts';
import { share } from './share.ts';

interface ShareReplayProps {
  readonly record: GameRecord;
  /** What the game is called. */
  readonly name: string;
  /** Where the server has the replay, if it has. */
  readonly path?: string | undefined;
}

/** Hands on the address of a replay: the server's, or one that holds the game itself. */
export function ShareReplay({ record, name, path }: ShareReplayProps) {
  const words = useMineWords();
  const [isCopied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState<string | undefined>();
  const handOn = async () => {
    const place = path ?? (await recordAddress(record));
    setTrouble(place === undefined ? words.tooLong : undefined);
    if (place === undefined) return;
    const message = { text: words.replayOf(name), url: window.location.origin + place };
    setCopied((await share(message)) === 'copied');
  };
  return (
    <>
      <Button label={isCopied ? words.copied : words.shareReplay} onClick={() => void handOn()} />
      <Trouble text={trouble} />
    </>
  );
}
