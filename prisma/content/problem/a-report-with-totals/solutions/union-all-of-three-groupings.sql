SELECT 'film' AS level, hall, film, sum(seats) AS seats
FROM ticket
GROUP BY hall, film
UNION ALL
SELECT 'hall', hall, NULL, sum(seats)
FROM ticket
GROUP BY hall
UNION ALL
SELECT 'all', NULL, NULL, coalesce(sum(seats), 0)
FROM ticket;
