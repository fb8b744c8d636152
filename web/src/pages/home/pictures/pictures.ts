import type { ComponentType } from 'react';
import { Caper1970Picture } from './Caper1970Picture.tsx';
import { CaperCardsPicture } from './CaperCardsPicture.tsx';
import { CaperEuropePicture } from './CaperEuropePicture.tsx';
import { CapsAndHammersPicture } from './CapsAndHammersPicture.tsx';

/** The picture of each game on the shelf. */
export const PICTURES: Readonly<Record<string, ComponentType>> = {
  'caper-europe': CaperEuropePicture,
  'caper-1970': Caper1970Picture,
  'caps-and-hammers': CapsAndHammersPicture,
  'caper-cards': CaperCardsPicture,
};
