-- Wrong Answer: coalesce accepts an empty string as a value
SELECT id, name, trim(coalesce(mobile, landline, email)) AS contact
FROM guest;
