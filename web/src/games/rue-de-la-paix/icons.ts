/** A small line drawing for each Fortune card, 24 by 24. */
export const ICONS: Record<string, string> = {
  'double-budget': 'M9 5a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM15.500 9.500a5 5 0 1 1-4.300 8',
  'special-permit': 'M5 3h10l4 4v14H5zM15 3v4h4M8.500 14l2.500 2.500l5-5',
  'new-plans': 'M19 8a8 8 0 1 0 1 6M19 3v5h-5',
  'quick-build': 'M5 21V11h9v10zM9.500 21v-4M18 3v8M14 7h8',
  'extra-storeys': 'M6 21V15h12v6zM7 15V9h10v6M12 7V2M9.500 4.500L12 2l2.500 2.500',
  'twin-project': 'M3 21V9h7v12zM14 21V5h7v16zM6.500 9V5M17.500 5V2',
  'fresh-start': 'M3 19h18M6 19a6 6 0 0 1 12 0M12 10V4M5 12L3 10M19 12l2-2',
  relocation: 'M3 20v-8h6v8zM15 20V8h6v12zM6 8C7 3 13 2 15 5M15.500 1.500V5.500H11.500',
  takeover: 'M6 21V3M6 4h12l-3 4l3 4H6M3 21h8',
  exchange: 'M4 8h14M14 4l4 4l-4 4M20 16H6M10 12l-4 4l4 4',
  demolition: 'M4 3h9M13 3v8M13 11a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 3v18M2 21h6M19 9l2-2M20 15h2.500',
  scandal: 'M3 10v4h4l9 5V5L7 10zM19 9a4 4 0 0 1 0 6M8 14l1 6h3',
  hurricane: 'M12 12c1-2 4-1 4 1c0 3-5 4-7 1c-3-4 0-9 5-8c4 1 6 4 6 8M12 12c-1 2-4 1-4-1c0-3 5-4 7-1M4 10c0 4 2 7 6 8',
  insurance: 'M12 3v2M3 13a9 9 0 0 1 18 0zM12 13v6a2 2 0 0 1-4 0',
}
