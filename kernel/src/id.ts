declare const brand: unique symbol;

/** A small integer that cannot be mixed up with another kind of small integer. */
export type Id<Name extends string> = number & { readonly [brand]: Name };
