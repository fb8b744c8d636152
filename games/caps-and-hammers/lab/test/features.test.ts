import { featuresHold } from '@hideout/testkit';
import { capsAndHammers } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { features } from '../features.ts';

featuresHold(capsAndHammers, fixture, features);
