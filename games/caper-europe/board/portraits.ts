import { WARDROBE, type Piece, type Tone } from './wardrobe.ts';

/** How a Thief looks: the colour behind it, and its shapes with their colours, from back to front. */
interface Looks {
  readonly backdrop: string;
  readonly shapes: readonly { readonly piece: Piece; readonly path: string; readonly fill: string }[];
}

/** Skin and its shadow. */
const COMPLEXIONS = {
  light: ['#f0c7a0', '#d89c74'],
  warm: ['#e0a878', '#bf7f52'],
  brown: ['#b97a4f', '#925836'],
  dark: ['#8a5636', '#683d24'],
} as const;

/** Skin; cloth, trimming and hair; and the pieces from back to front, each in its usual tone or as `piece:tone`. */
function looks(complexion: keyof typeof COMPLEXIONS, own: string, pieces: string): Looks {
  const [skin, shadow] = COMPLEXIONS[complexion];
  const [a, b, h] = own.split(' ') as [string, string, string];
  const colours: Readonly<Record<Tone, string>> = { ink: '#1d2630', cream: '#f4ead6', skin, shadow, a, b, h };
  const shapes = pieces.replace('head', 'neck face shade').split(' ');
  return {
    backdrop: b,
    shapes: shapes.map((each) => {
      const [piece, tone] = each.split(':') as [Piece, Tone?];
      const [usual, path] = WARDROBE[piece];
      return { piece, path, fill: colours[tone ?? usual] };
    }),
  };
}

/** The 27 Thieves. */
export const PORTRAITS: Readonly<Record<string, Looks>> = {
  actress: looks('light', '#a63d57 #f2c14e #3b2218', 'waves slim neckline head lids lips turban jewel feather'),
  'bon-vivant': looks(
    'warm',
    '#3f6f54 #e7b84b #5a3a22',
    'coat shirt head eyes moustache smile boater band:a bowTie flower',
  ),
  dame: looks('light', '#5b3a7e #d9a6c0 #1f1a1d', 'bob fur slim:ink head lids lips pearls wide holder'),
  cleaner: looks('brown', '#7d8b93 #c5473b #2b2320', 'coat straps head eyes pencil kerchief broom'),
  gentleman: looks(
    'light',
    '#20303f #b08a3c #d8d2c4',
    'coat lapels shirt head eyes handlebar topHat band monocle bowTie:ink',
  ),
  conductor: looks('warm', '#1f2b30 #3f8a5e #cfc9bd', 'coat wild lapels:b shirt head eyes bowTie:cream baton'),
  colonel: looks('warm', '#4d5a35 #c9a23f #6d6256', 'coat epaulettes medals head eyes handlebar peaked peak buttons'),
  banker: looks('brown', '#2f3b46 #d4ae3d #7a7268', 'coat lapels shirt tie:b head glasses moustache bowler band'),
  mime: looks(
    'light',
    '#f1e8d6 #b8392f #20191a',
    'slim:cream stripes neck:cream face:cream lids cheeks lips:b slick beret scarf',
  ),
  arsonist: looks('warm', '#7c2e22 #f0872d #241a16', 'coat raised head eyes flatCap scarf match'),
  barber: looks('warm', '#f1e8d6 #b83b3b #2a1e17', 'coat:cream polo:b head eyes handlebar slick buttons razor'),
  nun: looks('light', '#1f2530 #8a5fa8 #1f2530', 'veil wimple face shade eyes smile ring'),
  forger: looks('light', '#4e5d78 #3f9a6b #4a3526', 'coat shirt tie head bald glasses beard visor brush'),
  gemologist: looks('brown', '#2d5b7a #7fd0e0 #6a2f1e', 'slim neckline:cream head eyes lips:b bun loupe'),
  antiquarian: looks('warm', '#6b4a2f #c68a45 #c8c0b2', 'coat lapels shirt scarf head bald glasses beard urn'),
  artist: looks('light', '#3d6fa5 #e06a5a #7a3b1e', 'bob slim polo head eyes lips:b beret:b brush:cream'),
  chef: looks('brown', '#f1e8d6 #3d8bbd #2a1e17', 'coat:cream scarf buttons:ink head eyes moustache toque'),
  madame: looks('dark', '#7a2f5a #6fb4d8 #33201b', 'waves slim neckline head lids lips:b pearls feather:b tiara fan'),
  driver: looks('warm', '#3a3330 #b5803f #241b17', 'coat raised:b head flatCap:a goggles lenses smile wheel'),
  soprano: looks('warm', '#8f2f45 #c08a3e #5b2a17', 'waves fur neck:skin neckline:a face shade lids lips tiara note'),
  consigliere: looks('warm', '#2a2d33 #a8763e #8d877c', 'coat lapels shirt:b tie head dark pencil fedora band ring'),
  bookie: looks('light', '#5c6b4a #b9c2c9 #5a3a22', 'coat shirt bowTie head eyes cigar bowler:a band:ink slip'),
  boxer: looks('dark', '#8f98a1 #a83a35 #221b19', 'slim:skin straps:a head eyes slick smile:cream gloves'),
  royal: looks(
    'light',
    '#5b3f7c #d8bf6a #a98f5f',
    'waves coat fur:cream sash neck:skin face shade lids lips crown pearls',
  ),
  anarchist: looks('warm', '#2b2b2b #b5392f #6b2c18', 'waves coat head eyes mask scarf flatCap:b bomb spark'),
  surrealist: looks('warm', '#4d3b63 #e0a23c #1d1717', 'coat lapels:b shirt head lids handlebar slick clock'),
  architect: looks('light', '#33556b #e2762f #d9d4c8', 'coat polo:ink head bald glasses beard compasses'),
};
