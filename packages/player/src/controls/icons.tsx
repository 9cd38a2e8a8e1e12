// Icons on a 24 × 24 grid. They are decorative: the button has the accessible name.
import type { ReactNode } from 'react';

const speaker = <path d="M4 9.5v5h3.2L12 18.5v-13L7.2 9.5Z" fill="currentColor" />;
const tenSeconds = (
  <text x="12" y="15.9" textAnchor="middle" fontSize="8" fontWeight="700" fill="currentColor" stroke="none">
    10
  </text>
);

const shapes = {
  play: <path d="M7.5 4.6c0-.9 1-1.4 1.7-.9l10.6 7.4c.6.4.6 1.3 0 1.8L9.2 20.3c-.7.5-1.7 0-1.7-.9Z" />,
  pause: (
    <>
      <rect x="6" y="4" width="4.2" height="16" rx="1.2" />
      <rect x="13.8" y="4" width="4.2" height="16" rx="1.2" />
    </>
  ),
  replay: (
    <>
      <path d="M4.5 12a7.5 7.5 0 1 0 2.4-5.5" />
      <path d="M4.2 3.6v4h4" />
    </>
  ),
  seekBack: (
    <>
      <path d="M5.2 7.4A8.6 8.6 0 1 1 3.4 12.6" />
      <path d="M4.6 3.4v4.3h4.3" />
      {tenSeconds}
    </>
  ),
  seekForward: (
    <>
      <path d="M18.8 7.4a8.6 8.6 0 1 0 1.8 5.2" />
      <path d="M19.4 3.4v4.3h-4.3" />
      {tenSeconds}
    </>
  ),
  volume: (
    <>
      {speaker}
      <path d="M15.5 9.2a4 4 0 0 1 0 5.6M18 6.6a7.6 7.6 0 0 1 0 10.8" />
    </>
  ),
  volumeLow: (
    <>
      {speaker}
      <path d="M15.5 9.2a4 4 0 0 1 0 5.6" />
    </>
  ),
  muted: (
    <>
      {speaker}
      <path d="m16 9.5 5 5m0-5-5 5" />
    </>
  ),
  subtitles: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="M6.5 12h3m3 0h5M6.5 15.5h6m3 0h2" />
    </>
  ),
  audio: (
    <>
      <path d="M4 12a8 8 0 0 1 16 0" />
      <rect x="3" y="12.5" width="4" height="7" rx="1.6" fill="currentColor" />
      <rect x="17" y="12.5" width="4" height="7" rx="1.6" fill="currentColor" />
    </>
  ),
  speed: (
    <>
      <path d="M5 18.4a9 9 0 1 1 14 0" />
      <path d="m12 13 4-4.5" />
      <circle cx="12" cy="13.4" r="1.2" fill="currentColor" />
    </>
  ),
  quality: (
    <>
      <path d="M4 7h8m4.6 0H20M4 12h3m4.6 0H20M4 17h9m4.6 0H20" />
      <circle cx="14.3" cy="7" r="2.2" />
      <circle cx="9.3" cy="12" r="2.2" />
      <circle cx="15.3" cy="17" r="2.2" />
    </>
  ),
  pictureInPicture: (
    <>
      <path d="M21 11V7.5A2.5 2.5 0 0 0 18.5 5h-13A2.5 2.5 0 0 0 3 7.5v9A2.5 2.5 0 0 0 5.5 19H10" />
      <rect x="13" y="13.5" width="8" height="5.5" rx="1.4" fill="currentColor" />
    </>
  ),
  fullscreen: <path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5" />,
  leaveFullscreen: <path d="M9 4v5H4m16 0h-5V4m0 16v-5h5M4 15h5v5" />,
  back: <path d="M20 12H5m6-6.5L4.5 12l6.5 6.5" />,
  next: (
    <>
      <path
        d="M5.5 5.6c0-.8.9-1.3 1.6-.8l8.2 6.3c.6.4.6 1.3 0 1.8l-8.2 6.3c-.7.5-1.6 0-1.6-.8Z"
        fill="currentColor"
      />
      <path d="M19 5v14" />
    </>
  ),
  previous: (
    <>
      <path
        d="M18.5 5.6c0-.8-.9-1.3-1.6-.8l-8.2 6.3c-.6.4-.6 1.3 0 1.8l8.2 6.3c.7.5 1.6 0 1.6-.8Z"
        fill="currentColor"
      />
      <path d="M5 5v14" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7.5v5.5m0 3.2v.1" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

const filledIcons = new Set<IconName>(['play', 'pause']);

export function Icon({ name }: { name: IconName }) {
  const isFilled = filledIcons.has(name);
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke={isFilled ? 'none' : 'currentColor'}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes[name]}
    </svg>
  );
}
