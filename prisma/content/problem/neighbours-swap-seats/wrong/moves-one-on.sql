-- Wrong Answer: everybody moves to the next seat
SELECT
  seat,
  coalesce(lag(guest) OVER (ORDER BY seat), last_value(guest) OVER (
    ORDER BY seat ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING
  )) AS guest
FROM seating
ORDER BY seat;
