-- Wrong Answer: the start of a running wash is subtracted without an end
SELECT
  machine,
  round(
    sum(CASE event WHEN 'end' THEN minute ELSE -minute END)::numeric
      / count(DISTINCT wash),
    2
  ) AS average
FROM report
GROUP BY machine;
