WITH duration AS (
  SELECT
    machine,
    max(minute) FILTER (WHERE event = 'end')
      - max(minute) FILTER (WHERE event = 'start') AS minutes
  FROM report
  GROUP BY machine, wash
)
SELECT machine, round(avg(minutes), 2) AS average
FROM duration
GROUP BY machine
HAVING count(minutes) > 0;
