const DAY_S = 86_400;

/** Minutes and seconds, never below nothing; days and hours where there is that much. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, seconds);
  if (whole >= DAY_S) return `${Math.floor(whole / DAY_S)} d ${Math.floor((whole % DAY_S) / 3600)} h`;
  if (whole >= 3600) return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
