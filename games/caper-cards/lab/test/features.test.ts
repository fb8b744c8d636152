import { featuresHold } from '@hideout/testkit';
import { caperCards } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { features } from '../features.ts';

featuresHold(caperCards, fixture, features);
