-- Which ENCRYPTION_KEY sealed what this database holds, by a check value that tells nothing else of it.
CREATE TABLE encryption_keys (
	check_value text PRIMARY KEY,
	state text NOT NULL CHECK (state IN ('current', 'previous', 'lost')),
	since timestamptz(3) NOT NULL DEFAULT now()
);

-- The keys of fingerprints, once for each secret that locks them: they outlive any one of the secrets.
CREATE TABLE fingerprint_keys (
	locked_by text PRIMARY KEY,
	value text NOT NULL
);
