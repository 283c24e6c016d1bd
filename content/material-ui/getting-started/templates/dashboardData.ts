export const stats = [
  { name: 'Passengers', value: '12,480', change: '6% more', trend: [31, 36, 33, 40, 38, 46, 52] },
  { name: 'Revenue', value: '€214,900', change: '4% more', trend: [40, 38, 43, 41, 47, 45, 50] },
  { name: 'Left on time', value: '91.4%', change: '2% less', trend: [52, 54, 50, 51, 45, 47, 43] },
  { name: 'Free seats', value: '18%', change: '5% less', trend: [48, 44, 45, 40, 37, 38, 32] },
];

/** Thousands of passengers in each month. */
export const passengers = [
  { month: 'Jan', thisYear: 21.4, lastYear: 19.8 },
  { month: 'Feb', thisYear: 23.1, lastYear: 22.6 },
  { month: 'Mar', thisYear: 28.7, lastYear: 24.9 },
  { month: 'Apr', thisYear: 36.2, lastYear: 33.5 },
  { month: 'May', thisYear: 41.8, lastYear: 40.2 },
  { month: 'Jun', thisYear: 52.6, lastYear: 46.1 },
  { month: 'Jul', thisYear: 57.9, lastYear: 54.4 },
  { month: 'Aug', thisYear: 56.3, lastYear: 55.2 },
  { month: 'Sep', thisYear: 45.5, lastYear: 41.7 },
];

export const routes = [
  { name: 'Varn – Ostholm', share: 38 },
  { name: 'Varn – Little Skerry', share: 27 },
  { name: 'Ostholm – Brae', share: 19 },
  { name: 'Brae – Lantern Bay', share: 16 },
];

export const departures = [
  { time: '09:40', route: 'Varn – Ostholm', ship: 'Aurelia', seats: '84%', status: 'On time' },
  { time: '10:05', route: 'Ostholm – Brae', ship: 'Petrel', seats: '61%', status: 'Late' },
  { time: '10:30', route: 'Varn – Little Skerry', ship: 'Plover', seats: '97%', status: 'On time' },
  { time: '11:15', route: 'Brae – Lantern Bay', ship: 'Curlew', seats: '33%', status: 'Canceled' },
  { time: '11:40', route: 'Varn – Ostholm', ship: 'Aurelia', seats: '72%', status: 'On time' },
  { time: '12:20', route: 'Little Skerry – Varn', ship: 'Plover', seats: '58%', status: 'Late' },
];
