-- Wrong Answer: deletes items that have been kept for exactly 90 days
DELETE FROM item
WHERE found_on <= date '2024-07-01' - 90
  AND NOT EXISTS (
    SELECT 1 FROM claim WHERE claim.item_id = item.id AND NOT claim.refused
  )
RETURNING id, thing;
