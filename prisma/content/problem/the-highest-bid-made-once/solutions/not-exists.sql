SELECT max(euros) AS euros
FROM bid
WHERE NOT EXISTS (
  SELECT FROM bid AS other WHERE other.euros = bid.euros AND other.id <> bid.id
);
