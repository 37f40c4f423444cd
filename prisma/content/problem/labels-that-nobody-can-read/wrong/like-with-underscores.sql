-- Wrong Answer: in LIKE an underscore matches any character, not a digit and not only itself
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
