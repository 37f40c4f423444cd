INSERT INTO stock (medicine, packs)
SELECT medicine, sum(packs)
FROM arrival
WHERE packs IS NOT NULL
GROUP BY medicine
ON CONFLICT (medicine) DO UPDATE SET packs = stock.packs + EXCLUDED.packs;

SELECT medicine, packs
FROM stock
ORDER BY medicine;
