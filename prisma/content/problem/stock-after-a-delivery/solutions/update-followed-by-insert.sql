UPDATE stock
SET packs = stock.packs + come.packs
FROM (
  SELECT medicine, sum(packs) AS packs
  FROM arrival
  WHERE packs IS NOT NULL
  GROUP BY medicine
) AS come
WHERE come.medicine = stock.medicine;

INSERT INTO stock (medicine, packs)
SELECT medicine, sum(packs)
FROM arrival
WHERE packs IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM stock WHERE stock.medicine = arrival.medicine)
GROUP BY medicine;

SELECT medicine, packs
FROM stock
ORDER BY medicine;
