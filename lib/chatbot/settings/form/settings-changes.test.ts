import { describe, expect, it } from "vitest"
import { resolveSettings, type StoredSettings } from "../resolve-settings"
import { CHATBOT_DEFAULTS } from "../schema"
import { settingsChanges } from "./settings-changes"

const EMPTY: StoredSettings = {
	chatbotName: null,
	chatbotDescription: null,
	chatGreeting: null,
	systemPrompt: null,
	primaryColor: null,
	aiModel: null,
	avatarType: null,
	avatarKey: null,
	enableLeadCapture: null,
	testimonialPageEnabled: null,
	testimonialPageUrl: null,
	starterQuestions: [],
	allowedOrigins: [],
	language: null,
	dailyTokenBudget: null,
	personEnabled: null,
	personHours: [],
	personTimeZone: null,
	mailTranscript: null,
	mailNewLead: null,
	mailUnanswered: null,
	mailQuizCompleted: null,
	settingsUpdatedAt: new Date(0),
}
const ownPage = "https://app.example/shop"

function changes(
	input: Parameters<typeof settingsChanges>[0],
	own: Partial<StoredSettings> = {},
	platform: Partial<StoredSettings> | null = null,
) {
	const stored = { ...EMPTY, ...own }
	const defaultsRow = platform && { ...EMPTY, ...platform }
	const shown = resolveSettings(stored, defaultsRow)
	return settingsChanges(input, { stored, shown, defaults: resolveSettings(null, defaultsRow), ownPage })
}

describe("settingsChanges", () => {
	it("stores the chosen values, and nothing that was only displayed", () => {
		const shown = {
			chatbot_name: CHATBOT_DEFAULTS.name,
			primary_color: CHATBOT_DEFAULTS.primaryColor,
			ai_model: "gpt-4o-mini",
			avatar_type: CHATBOT_DEFAULTS.avatarType,
			enable_lead_capture: true,
			testimonial_page_url: ownPage,
			starter_questions: [],
		}
		expect(changes(shown)).toEqual({})
		expect(changes({ ...shown, chatbot_name: "Ada", enable_lead_capture: false })).toEqual({
			chatbotName: "Ada",
			enableLeadCapture: false,
		})
	})

	it("keeps a chosen value that has become the default since", () => {
		expect(changes({ chatbot_name: CHATBOT_DEFAULTS.name }, { chatbotName: CHATBOT_DEFAULTS.name })).toEqual({})
	})

	it("returns to the default if that, or nothing, is sent", () => {
		const own = {
			chatbotName: "Ada",
			enableLeadCapture: false,
			starterQuestions: ["Why?"],
			testimonialPageUrl: "https://x.example",
		}
		const back = { chatbotName: null, enableLeadCapture: null, starterQuestions: [], testimonialPageUrl: null }
		expect(
			changes(
				{
					chatbot_name: CHATBOT_DEFAULTS.name,
					enable_lead_capture: true,
					starter_questions: [],
					testimonial_page_url: ownPage,
				},
				own,
			),
		).toEqual(back)
		expect(
			changes(
				{ chatbot_name: null, enable_lead_capture: null, starter_questions: [], testimonial_page_url: null },
				own,
			),
		).toEqual(back)
	})

	it("uses the platform's defaults as the defaults", () => {
		const platform = { chatbotName: "Helper", aiModel: "gpt-4o" }
		expect(changes({ chatbot_name: "Helper", ai_model: "gpt-4o" }, {}, platform)).toEqual({})
		expect(changes({ chatbot_name: "AI Assistant", ai_model: "gpt-4o-mini" }, {}, platform)).toEqual({
			chatbotName: "AI Assistant",
			aiModel: "gpt-4o-mini",
		})
	})

	it("replaces a model that is gone when a form is saved, with the fallback or another choice", () => {
		expect(changes({ ai_model: "gpt-4o-mini" }, { aiModel: "gpt-2" })).toEqual({ aiModel: null })
		expect(changes({ ai_model: "gpt-4o" }, { aiModel: "gpt-2" })).toEqual({ aiModel: "gpt-4o" })
		expect(changes({}, { aiModel: "gpt-2" })).toEqual({})
		expect(changes({ ai_model: "gpt-4o-mini" }, {}, { aiModel: "gpt-2" })).toEqual({ aiModel: "gpt-4o-mini" })
	})
})
