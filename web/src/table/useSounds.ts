import { useEffect, useRef } from 'react';
import type { Scene } from '../session/session.ts';
import { useSettings } from '../store/settings.ts';

/** Pitch in hertz of the three sounds of the house. */
const SOUNDS = { move: 330, turn: 495, end: 660 } as const;
const LENGTH_S = 0.14;

function sound(context: AudioContext, pitch: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.08, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH_S);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + LENGTH_S);
}

/** A short tone for each new scene, another one when it is the viewer's turn; silent unless switched on. */
export function useSounds(scene: Scene): void {
  const on = useSettings().sound === 'on';
  const context = useRef<AudioContext | undefined>(undefined);
  const heard = useRef(scene.number);
  useEffect(() => {
    if (!on || heard.current === scene.number) return;
    heard.current = scene.number;
    context.current ??= new AudioContext();
    sound(context.current, scene.outcome ? SOUNDS.end : scene.legal.length > 0 ? SOUNDS.turn : SOUNDS.move);
  }, [on, scene]);
}
