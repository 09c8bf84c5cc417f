import { expect, test } from 'vitest';
import { filesUsing } from './files-using.ts';

const file = (path: string, content: string) => ({ path, content });
const files = [
  file('entities/Booking.json', '{"properties":{"name":{}}}'),
  file('entities/Customer.json', '{"properties":{"name":{}}}'),
  file(
    'pages/Bookings.jsx',
    `import { Booking } from '@/entities/Booking'; import Row from '../components/Row'; row.name`,
  ),
  file(
    'pages/Customers.jsx',
    `import { Customer } from '@/entities/Customer'; import Card from '@/components/Card'; row.name`,
  ),
  file('components/Row.jsx', 'export default ({ row }) => row.name'),
  file('components/Card.jsx', 'export default ({ row }) => row.name'),
  file('hooks/useBookings.js', `import { Booking } from '@/entities/Booking'`),
  file('pages/Today.jsx', `import { useBookings } from '@/hooks/useBookings'; booking.name`),
  file('pages/About.jsx', '<input name="message" />'),
];

test('[N-35] a change of a column names the files of its entity, and no pages of another one', () => {
  expect(filesUsing(files, 'Booking', 'name')).toEqual(['pages/Bookings.jsx', 'components/Row.jsx', 'pages/Today.jsx']);
  expect(filesUsing(files, 'Customer', 'name')).toEqual(['pages/Customers.jsx', 'components/Card.jsx']);
  expect(filesUsing(files, 'Booking', 'nam')).toEqual([]);
});
