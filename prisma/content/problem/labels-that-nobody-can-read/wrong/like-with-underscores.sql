-- Wrong Answer: an underscore of LIKE is any character, not a digit and not itself
SELECT id, label
FROM parcel
WHERE label IS NULL OR NOT (
  label LIKE '__-___'
  OR label LIKE '__-____'
  OR label LIKE '__-_____'
  OR label LIKE '__-____a'
  OR label LIKE '__-_____a'
  OR label LIKE '__-______a'
);
