-- Wrong Answer: an UPDATE with FROM adds only one of several matching rows
UPDATE stock
SET packs = stock.packs + arrival.packs
FROM arrival
WHERE arrival.medicine = stock.medicine AND arrival.packs IS NOT NULL;

INSERT INTO stock (medicine, packs)
SELECT medicine, sum(packs)
FROM arrival
WHERE packs IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM stock WHERE stock.medicine = arrival.medicine)
GROUP BY medicine;

SELECT medicine, packs
FROM stock
ORDER BY medicine;
