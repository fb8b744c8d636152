import { NONCE_BYTES, SEED_BYTES } from '@hideout/kernel';
import * as z from 'zod/mini';

/** How the id of a table is spelled: 96 random bits; whoever knows it may look at the table. */
export const TABLE_ID = /^[A-Za-z0-9_-]{16}$/;
export const TableId = z.string().check(z.regex(TABLE_ID));

/** How a browser or a program identifies itself: a guest's id and 256 random bits. The server keeps only a hash. */
export const Token = z.string().check(z.regex(/^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{43}$/));

/** The part of a link that opens the seats kept for friends. */
export const Invite = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));

/** How a key is spelled, which the client chooses for each command, so that a retry is carried out once. */
export const KEY = /^[A-Za-z0-9_-]{8,64}$/;
export const Key = z.string().check(z.regex(KEY));

/** A seat's share of the chance, chosen by its client. */
export const Nonce = z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * NONCE_BYTES}}$`)));

/** SHA-256 of the server's secret, published before anybody sits down. */
export const Commitment = z.string().check(z.regex(new RegExp(`^[0-9a-f]{${2 * SEED_BYTES}}$`)));

/** A seat, counted from 0. */
export const SeatNumber = z.int().check(z.gte(0), z.lte(15));

/** Counts the entries of a table from 1; a table without entries stands at 0. */
export const EntryNumber = z.int().check(z.gte(0));
