-- Wrong Answer: the last seat of an odd number is empty
SELECT
  seat,
  CASE
    WHEN seat % 2 = 1 THEN lead(guest) OVER (ORDER BY seat)
    ELSE lag(guest) OVER (ORDER BY seat)
  END AS guest
FROM seating
ORDER BY seat;
