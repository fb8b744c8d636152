/** What is handed on: a sentence, and where it leads. */
export interface Message {
  readonly text: string;
  readonly url: string;
}

/** Whether the device has a way of its own to hand something on. */
export const canShare = (message: Message): boolean => navigator.canShare?.(message) ?? false;

/**
 * Hands something on: to another program of the device, or to be pasted somewhere. Whoever closes the dialog, or allows
 * no copying, keeps it to themselves.
 */
export async function share(message: Message): Promise<'copied' | 'shared' | 'kept'> {
  try {
    if (canShare(message)) {
      await navigator.share(message);
      return 'shared';
    }
    await navigator.clipboard.writeText(`${message.text} ${message.url}`);
    return 'copied';
  } catch {
    return 'kept';
  }
}
