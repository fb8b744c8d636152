/** The text without anything that could move the cursor or colour the screen: names come from other people's files. */
export const harmless = (text: string): string => text.replaceAll(/\p{C}/gu, '�');
