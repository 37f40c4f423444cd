DELETE FROM item
WHERE date '2024-07-01' - found_on > 90
  AND NOT EXISTS (
    SELECT 1 FROM claim WHERE claim.item_id = item.id AND NOT claim.refused
  )
RETURNING id, thing;
