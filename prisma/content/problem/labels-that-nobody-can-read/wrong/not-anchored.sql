-- Wrong Answer: without anchors, a valid label inside a longer string matches
SELECT id, label
FROM parcel
WHERE label IS NULL OR label !~ '[A-Z]{2}-[0-9]{3,5}(_[a-z])?';
