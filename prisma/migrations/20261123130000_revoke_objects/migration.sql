-- The queue has a new name. Jobs that wait in it move along.
UPDATE "jobs" SET "queue" = 'revoke-objects' WHERE "queue" = 'recall-objects';
