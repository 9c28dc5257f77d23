import { z } from "zod"
import { PlayedRule } from "./answers"

export const playedWish = (field: string) =>
	z.object(
		{
			tag_id: z.uuid("tag_id must be the id of a tag").nullable().default(null),
			rule: z.enum(PlayedRule.options, "rule must be newest or best_rated").default("newest"),
		},
		`${field} must be an object`,
	)
