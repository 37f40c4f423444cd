WITH marked AS (
  SELECT guest, day, min(day) OVER (PARTITION BY guest) AS first_day
  FROM swim
)
SELECT
  round(
    count(*) FILTER (WHERE day = first_day + 1)::numeric
      / nullif(count(DISTINCT guest), 0),
    2
  ) AS fraction
FROM marked;
