import { z } from "zod"
import { KEY_SCOPES } from "./key-scopes"

export const ApiKey = z.strictObject({
	id: z.uuid(),
	name: z.string(),
	start: z.string(),
	scopes: z.array(z.enum(KEY_SCOPES)),
	created_at: z.iso.datetime(),
	expires_at: z.iso.datetime().nullable(),
	is_expired: z.boolean(),
	/** To the minute. Null if it was never used. */
	last_used_at: z.iso.datetime().nullable(),
	/** That call's program, such as "curl", and IP address, if known. */
	last_used_by: z.string().nullable(),
	last_used_from: z.string().nullable(),
	/** The address of the admin who made it or took it over. Null if unknown. */
	made_by: z.string().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** Newest first. Revoked keys are gone, expired ones are not. */
export const ApiKeys = z.strictObject({ api_keys: z.array(ApiKey) })
export type ApiKeys = z.infer<typeof ApiKeys>

/** No later answer has `key`. */
export const ApiKeyCreated = z.strictObject({ api_key: ApiKey, key: z.string() })
export type ApiKeyCreated = z.infer<typeof ApiKeyCreated>
