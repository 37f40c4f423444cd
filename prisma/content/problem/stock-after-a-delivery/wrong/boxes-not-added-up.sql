-- Runtime Error: two boxes of a medicine would update the same row twice
INSERT INTO stock (medicine, packs)
SELECT medicine, packs
FROM arrival
WHERE packs IS NOT NULL
ON CONFLICT (medicine) DO UPDATE SET packs = stock.packs + EXCLUDED.packs;

SELECT medicine, packs
FROM stock
ORDER BY medicine;
