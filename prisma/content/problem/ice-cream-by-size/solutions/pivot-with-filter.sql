SELECT
  flavour,
  coalesce(sum(cups) FILTER (WHERE size = 'small'), 0) AS small,
  coalesce(sum(cups) FILTER (WHERE size = 'medium'), 0) AS medium,
  coalesce(sum(cups) FILTER (WHERE size = 'large'), 0) AS large,
  sum(cups) AS total
FROM scoop
GROUP BY flavour
ORDER BY total DESC, flavour;
