import type { QuizTemplate } from "./answers"
import balanceCheck from "./balance-check.json"
import coffeeFinder from "./coffee-finder.json"
import eventFeedback from "./event-feedback.json"
import growthReadiness from "./growth-readiness.json"
import marketingScorecard from "./marketing-scorecard.json"
import onlineSafetyTest from "./online-safety-test.json"
import projectFit from "./project-fit.json"
import { TemplateFile } from "./schema"
import workPersonality from "./work-personality.json"

/** In the order in which the owner sees them. */
const FILES: Readonly<Record<string, unknown>> = {
	"growth-readiness": growthReadiness,
	"marketing-scorecard": marketingScorecard,
	"coffee-finder": coffeeFinder,
	"work-personality": workPersonality,
	"online-safety-test": onlineSafetyTest,
	"project-fit": projectFit,
	"balance-check": balanceCheck,
	"event-feedback": eventFeedback,
}

/** Parsed as a save is, so that a template holds what the editor could have made. */
export function loadTemplates(): QuizTemplate[] {
	return Object.entries(FILES).map(([id, file]) => ({ id, ...TemplateFile.parse(file) }))
}
