SELECT
  seat,
  CASE
    WHEN seat % 2 = 1 THEN lead(guest, 1, guest) OVER (ORDER BY seat)
    ELSE lag(guest) OVER (ORDER BY seat)
  END AS guest
FROM seating
ORDER BY seat;
