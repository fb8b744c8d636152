const STAR =
  'M0-22 5.200-6.800 21.400-6.800 8.100 2.600 13.200 17.800 0 8.400-13.200 17.800-8.100 2.600-21.400-6.800-5.200-6.800Z';

/** A planning table: red and slate diagonals, a dossier, and the dial between star and hammer. */
export const Picture = () => (
  <svg viewBox="0 0 330 200" className="picture" aria-hidden="true">
    <rect width="330" height="200" fill="#e7e2d6" />
    <path d="M0 0h150L40 200H0Z" fill="#34424f" />
    <path d="M330 200H190L300 0h30Z" fill="#c8342c" />
    <path d="M150 0h26L66 200H40Z" fill="#1f262d" />
    <path d="M190 200h-14L286 0h14Z" fill="#8b96a0" />
    <g transform="translate(58 60) rotate(-14)" fill="#f4eee0">
      <path d={STAR} transform="scale(1.3)" />
    </g>
    <g transform="translate(280 138) rotate(20)" fill="#f4eee0">
      <rect x="-4" y="-12" width="8" height="52" rx="2" />
      <path d="M-26-26h44l10 8v8h-54Z" />
    </g>
    <g transform="translate(165 104)">
      <circle r="62" fill="#f4eee0" stroke="#1f262d" strokeWidth="5" />
      {[0, 1, 2, 3, 4].map((step) => (
        <g key={step} transform={`rotate(${-100 + step * 50})`}>
          <path d="M0-58v14" stroke={step > 2 ? '#c8342c' : '#1f262d'} strokeWidth="5" />
          <text y="-29" textAnchor="middle" fontSize="17" fontWeight="800" fill="#1f262d" fontFamily="var(--display)">
            {5 - step}
          </text>
        </g>
      ))}
      <path d="M-5 6 0-50 5 6Z" fill="#c8342c" transform="rotate(38)" />
      <circle r="8" fill="#1f262d" />
      <path d="M-30 34h60" stroke="#1f262d" strokeWidth="3" />
    </g>
    <g transform="translate(36 142) rotate(-8)">
      <path d="M0 0h26l6 7h44v38H0Z" fill="#d8c79c" stroke="#1f262d" strokeWidth="2" />
      <path d="M12 20h50M12 30h34" stroke="#1f262d" strokeWidth="3" />
    </g>
  </svg>
);
