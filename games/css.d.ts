/** A style sheet that a board brings along; the bundler gathers it. */
declare module '*.css';
