-- Wrong Answer: a string of spaces is not equal to the empty string
SELECT
  id,
  name,
  trim(coalesce(nullif(mobile, ''), nullif(landline, ''), nullif(email, ''))) AS contact
FROM guest;
