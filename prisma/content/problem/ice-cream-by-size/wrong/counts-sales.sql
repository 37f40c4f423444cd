-- Wrong Answer: counts sales instead of summing their cups
SELECT
  flavour,
  count(*) FILTER (WHERE size = 'small') AS small,
  count(*) FILTER (WHERE size = 'medium') AS medium,
  count(*) FILTER (WHERE size = 'large') AS large,
  count(*) AS total
FROM scoop
GROUP BY flavour
ORDER BY total DESC, flavour;
