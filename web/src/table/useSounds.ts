import { useEffect, useRef } from 'react';
import { useSettings } from '../store/settings.ts';
import { play, soundOf } from './sounds.ts';
import type { Beat } from './Stage.ts';

/** A sound for each new scene and each moment, another one when it is the viewer's turn; silent unless switched on. */
export function useSounds({ scene, moment }: Beat): void {
  const isOn = useSettings().sound === 'on';
  const heard = useRef({ number: scene.number, moment });
  useEffect(() => {
    const isNew = moment ? heard.current.moment !== moment : heard.current.number !== scene.number;
    heard.current = { number: moment ? heard.current.number : scene.number, moment };
    if (!isOn || !isNew) return;
    if (moment) play(soundOf(moment));
    else play(scene.outcome ? 'end' : scene.legal.length > 0 ? 'turn' : 'move');
  }, [isOn, scene, moment]);
}
