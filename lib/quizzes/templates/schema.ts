import { z } from "zod"
import { ContactStep } from "../answers"
import { BRIEF_CAP } from "../defaults"
import { OutcomesSchema, QuestionsSchema, ScoringConfigSchema } from "../schema"
import { text } from "../text-schema"

/** As the editor would store it: the same rules, and the same defaults for what is left out. */
export const TemplateFile = z.object({
	about: z.string(),
	quiz_name: z.string(),
	quiz_description: z.string(),
	contact_step: ContactStep,
	questions: QuestionsSchema,
	scoring_config: ScoringConfigSchema,
	outcomes: OutcomesSchema,
})

export const DraftQuiz = z.object({
	/** What the quiz is to find out, in the owner's words. May be left out where the knowledge says it. */
	about: text("about", BRIEF_CAP).default(""),
	use_knowledge: z.boolean("use_knowledge must be true or false").default(false),
})
export type DraftQuiz = z.infer<typeof DraftQuiz>
