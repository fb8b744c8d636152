/** A travel poster: a tower before flat evening bands, its long shadow, and a hat that is not there for the view. */
export const Picture = () => (
  <svg viewBox="0 0 330 200" className="picture" aria-hidden="true">
    <rect width="330" height="200" fill="#f2c078" />
    <rect width="330" height="62" fill="#e58f65" />
    <rect width="330" height="30" fill="#d96c5f" />
    <circle cx="86" cy="86" r="32" fill="#fbe6bd" />
    <path d="M0 132h330v68H0Z" fill="#2f5d62" />
    <path d="M0 132c46-16 76-16 120-6s90 10 210-8v14Z" fill="#3f7a78" />
    {/* The tower and its shadow. */}
    <path d="m205 132 125 44v24H150Z" fill="#234a50" opacity=".75" />
    <g fill="#22303c">
      <path d="M203 18h4l6 54 10 34 22 26h-20c-3-10-10-16-20-16s-17 6-20 16h-20l22-26 10-34Z" />
      <path d="M190 74h30v5h-30zM180 104h50v6h-50zM204 6h2v14h-2z" />
    </g>
    <path d="M197 86h16M194 95h22" stroke="#f2c078" strokeWidth="1.500" />
    {/* Hat, profile, collar. */}
    <g transform="translate(12 62)">
      <path d="M0 138c2-34 18-54 48-60l30 4c22 8 34 28 36 56Z" fill="#16222b" />
      <path d="m44 80 14 26 20-24-8-12H48Z" fill="#f4ead6" />
      <path d="M40 40h38c4 12 6 20 4 24l-6 4v8c-6 10-22 10-30 0-6-12-8-24-6-36Z" fill="#e0a07a" />
      <path d="m48 82 10 16 16-14 6 8-18 46-20-48Z" fill="#a63d40" />
      <path d="M14 44c20-8 72-8 92 0-6 8-86 8-92 0Z" fill="#16222b" />
      <path d="M32 40c0-26 10-36 28-32 18-6 28 6 28 32Z" fill="#16222b" />
      <path d="M32 40c18-5 38-5 56 0v-7c-18-4-38-4-56 0Z" fill="#d9a441" />
    </g>
  </svg>
);
