import { featuresHold } from '@hideout/testkit';
import { caper1970 } from '../../rules/index.ts';
import { fixture } from '../../test/redeal.ts';
import { features } from '../features.ts';

featuresHold(caper1970, fixture, features);
