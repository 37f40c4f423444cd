-- Wrong Answer: drops other sizes from the total, and flavours sold only in those
SELECT
  flavour,
  sum(CASE WHEN size = 'small' THEN cups ELSE 0 END) AS small,
  sum(CASE WHEN size = 'medium' THEN cups ELSE 0 END) AS medium,
  sum(CASE WHEN size = 'large' THEN cups ELSE 0 END) AS large,
  sum(cups) AS total
FROM scoop
WHERE size IN ('small', 'medium', 'large')
GROUP BY flavour
ORDER BY total DESC, flavour;
