SELECT
  CASE
    WHEN seat % 2 = 1 AND seat = (SELECT max(seat) FROM seating) THEN seat
    WHEN seat % 2 = 1 THEN seat + 1
    ELSE seat - 1
  END AS seat,
  guest
FROM seating
ORDER BY 1;
