CREATE TEMPORARY TABLE unclaimed AS
SELECT id, thing
FROM item
WHERE date '2024-07-01' - found_on > 90
  AND NOT EXISTS (
    SELECT 1 FROM claim WHERE claim.item_id = item.id AND NOT claim.refused
  );

DELETE FROM item WHERE id IN (SELECT id FROM unclaimed);

SELECT id, thing FROM unclaimed;
