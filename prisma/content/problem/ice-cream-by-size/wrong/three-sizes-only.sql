-- Wrong Answer: leaves other sizes out of the total, and flavours that have no other out of the answer
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
