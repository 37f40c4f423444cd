-- Wrong Answer: takes an empty text for a number
SELECT id, name, trim(coalesce(mobile, landline, email)) AS contact
FROM guest;
