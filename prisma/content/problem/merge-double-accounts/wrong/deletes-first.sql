-- Wrong Answer: deletes the duplicates, and their purchases with them, before the purchases have moved
UPDATE account
SET points = (
  SELECT sum(double.points)
  FROM account AS double
  WHERE lower(double.email) = lower(account.email)
);

DELETE FROM account
USING account AS keeper
WHERE lower(keeper.email) = lower(account.email) AND keeper.id < account.id;

UPDATE purchase
SET account_id = (
  SELECT min(double.id)
  FROM account AS own
  JOIN account AS double ON lower(double.email) = lower(own.email)
  WHERE own.id = purchase.account_id
);

SELECT account.id, account.email, account.points, count(purchase.id) AS purchases
FROM account
LEFT JOIN purchase ON purchase.account_id = account.id
GROUP BY account.id;
