-- Wrong Answer: a text of spaces is not equal to the empty text
SELECT
  id,
  name,
  trim(coalesce(nullif(mobile, ''), nullif(landline, ''), nullif(email, ''))) AS contact
FROM guest;
