import { featuresHold } from '@hideout/testkit';
import { caperEurope } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { features } from '../features.ts';

featuresHold(caperEurope, fixture, features);
