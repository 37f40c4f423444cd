-- Wrong Answer: drops outdoor shows, whose hall is NULL
SELECT 'film' AS level, hall, film, sum(seats) AS seats
FROM ticket
WHERE hall IS NOT NULL
GROUP BY hall, film
UNION ALL
SELECT 'hall', hall, NULL, sum(seats)
FROM ticket
WHERE hall IS NOT NULL
GROUP BY hall
UNION ALL
SELECT 'all', NULL, NULL, coalesce(sum(seats), 0)
FROM ticket;
