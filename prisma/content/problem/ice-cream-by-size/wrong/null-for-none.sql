-- Wrong Answer: the sum of no rows is NULL
SELECT
  flavour,
  sum(cups) FILTER (WHERE size = 'small') AS small,
  sum(cups) FILTER (WHERE size = 'medium') AS medium,
  sum(cups) FILTER (WHERE size = 'large') AS large,
  sum(cups) AS total
FROM scoop
GROUP BY flavour
ORDER BY total DESC, flavour;
