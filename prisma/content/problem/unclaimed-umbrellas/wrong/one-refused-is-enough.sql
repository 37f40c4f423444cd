-- Wrong Answer: deletes an item with a refused claim although another claim was not refused
DELETE FROM item
WHERE date '2024-07-01' - found_on > 90
  AND (
    id NOT IN (SELECT item_id FROM claim)
    OR id IN (SELECT item_id FROM claim WHERE refused)
  )
RETURNING id, thing;
