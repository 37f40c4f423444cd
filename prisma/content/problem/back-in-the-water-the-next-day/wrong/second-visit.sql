-- Wrong Answer: counts every guest who came back, on whatever day
WITH numbered AS (
  SELECT guest, count(*) AS days FROM swim GROUP BY guest
)
SELECT
  round(count(*) FILTER (WHERE days > 1)::numeric / nullif(count(*), 0), 2) AS fraction
FROM numbered;
