import { useEffect, useState } from 'react';
import { listTables, type Tables } from '../../server/lobby.ts';

/** The tables of the server as they are when the page opens; undefined until it has answered. */
export function useTables(): Tables | 'no server' | undefined {
  const [tables, setTables] = useState<Tables | 'no server' | undefined>();
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = await listTables().catch(() => 'no server' as const);
      if (isHere) setTables(found);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, []);
  return tables;
}
