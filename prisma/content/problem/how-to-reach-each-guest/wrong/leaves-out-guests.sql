-- Wrong Answer: drops guests without any contact
SELECT id, name, contact
FROM (
  SELECT
    id,
    name,
    coalesce(
      nullif(trim(mobile), ''),
      nullif(trim(landline), ''),
      nullif(trim(email), '')
    ) AS contact
  FROM guest
) AS reachable
WHERE contact IS NOT NULL;
