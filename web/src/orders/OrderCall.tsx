import type { Order } from '@hideout/protocol';
import { useEffect, useState, type ReactNode } from 'react';
import { fetchOrder, withdrawOrder } from '../server/papers.ts';
import { Button } from '../shell/Button.tsx';
import { OrderDialog, type OrderTable } from './OrderDialog.tsx';
import { useOrderWords } from './words.ts';

interface OrderCallProps extends OrderTable {
  /** What else there is to do for whoever waits. */
  readonly children: ReactNode;
}

/** My order at this table: the way to leave one while others are to act, and what became of it. */
export function OrderCall({ id, token, table, game, names, children }: OrderCallProps) {
  const words = useOrderWords();
  const [order, setOrder] = useOrder(id, token, table.turn);
  const [isOpen, setOpen] = useState(false);
  const isMine = table.play!.legal.length > 0;
  const withdraw = () =>
    void withdrawOrder(id, token).then(
      () => setOrder(undefined),
      () => {},
    );
  const isArmed = order?.state === 'armed';
  if (isMine && !order) return undefined;
  return (
    <div className="table-call order">
      {order && (
        <p role="status">
          {isArmed ? words.stands : order.state === 'done' ? words.done : words.disarmed[order.why ?? 'over']}
        </p>
      )}
      {!isMine && <Button look="quiet" label={isArmed ? words.change : words.way} onClick={() => setOpen(true)} />}
      {order && <Button look="quiet" label={isArmed ? words.takeBack : words.fine} onClick={withdraw} />}
      {!isMine && children}
      {isOpen && (
        <OrderDialog {...{ id, token, table, game, names, order }} onGiven={setOrder} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

/** My order as it stands at this turn. */
function useOrder(id: string, token: string, turn: number) {
  const [order, setOrder] = useState<Order | undefined>();
  useEffect(() => {
    let isCurrent = true;
    // Where the server does not answer the table itself says so.
    fetchOrder(id, token).then(
      (found) => isCurrent && setOrder(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [id, token, turn]);
  return [order, setOrder] as const;
}
