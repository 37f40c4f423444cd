-- Wrong Answer: counts all minutes on the day on which the car came
SELECT
  came_at::date AS day,
  sum(
    extract(epoch FROM coalesce(left_at, '2024-07-01 12:00') - came_at) / 60
  ) AS minutes,
  count(DISTINCT plate) AS cars
FROM parking
GROUP BY day
ORDER BY day;
