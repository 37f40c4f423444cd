SELECT
  id,
  name,
  coalesce(
    nullif(trim(mobile), ''),
    nullif(trim(landline), ''),
    nullif(trim(email), '')
  ) AS contact
FROM guest;
