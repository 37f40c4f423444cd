-- Wrong Answer: treats addresses that differ only in case as two customers
UPDATE purchase
SET account_id = (
  SELECT min(double.id)
  FROM account AS own
  JOIN account AS double ON double.email = own.email
  WHERE own.id = purchase.account_id
);

UPDATE account
SET points = (
  SELECT sum(double.points) FROM account AS double WHERE double.email = account.email
);

DELETE FROM account
USING account AS keeper
WHERE keeper.email = account.email AND keeper.id < account.id;

SELECT account.id, account.email, account.points, count(purchase.id) AS purchases
FROM account
LEFT JOIN purchase ON purchase.account_id = account.id
GROUP BY account.id;
