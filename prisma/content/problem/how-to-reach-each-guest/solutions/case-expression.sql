SELECT
  id,
  name,
  CASE
    WHEN trim(mobile) <> '' THEN trim(mobile)
    WHEN trim(landline) <> '' THEN trim(landline)
    WHEN trim(email) <> '' THEN trim(email)
  END AS contact
FROM guest;
