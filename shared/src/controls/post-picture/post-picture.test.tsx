import { fireEvent, render, screen } from '@testing-library/react';
import { PostPicture } from './post-picture';

const picture = '/api/pictures/a1';

it('shows the picture without a name of its own, once it comes into view', () => {
  render(<PostPicture picture={picture} />);
  const image = screen.getByRole('presentation');
  expect(image).toHaveAttribute('src', picture);
  expect(image).toHaveAttribute('loading', 'lazy');
});

it.each([null, undefined])('shows the brand alone without a picture (%s)', (none) => {
  render(<PostPicture picture={none} />);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
});

it('shows the brand in place of a picture that does not load, and the next one that may', () => {
  const { rerender } = render(<PostPicture picture={picture} />);
  fireEvent.error(screen.getByRole('presentation'));
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  rerender(<PostPicture picture="/api/pictures/b2" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/api/pictures/b2');
});
