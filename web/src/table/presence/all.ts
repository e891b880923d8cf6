// All that part.tsx shows, in one file.
export { AbsenceBanners } from './absence-banners';
export { AwayPanel } from './away-panel';
export { HostTools } from './host-tools';
export { Notices } from './notices';
export { SeatMenu } from './seat-menu';
export { StopBanner, StopButton } from './stop';
export { Withdrawal } from './withdrawal';
