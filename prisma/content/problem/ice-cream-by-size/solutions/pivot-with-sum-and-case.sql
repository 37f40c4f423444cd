SELECT
  flavour,
  sum(CASE WHEN size = 'small' THEN cups ELSE 0 END) AS small,
  sum(CASE WHEN size = 'medium' THEN cups ELSE 0 END) AS medium,
  sum(CASE WHEN size = 'large' THEN cups ELSE 0 END) AS large,
  sum(cups) AS total
FROM scoop
GROUP BY flavour
ORDER BY total DESC, flavour;
