-- Wrong Answer: subtracts three months, which are 91 days here
DELETE FROM item
WHERE found_on < date '2024-07-01' - interval '3 months'
  AND NOT EXISTS (
    SELECT 1 FROM claim WHERE claim.item_id = item.id AND NOT claim.refused
  )
RETURNING id, thing;
