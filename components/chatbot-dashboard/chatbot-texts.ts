import { counted } from "@/components/ui/counted"
import type { ApiError } from "@/lib/client/api"

/** Texts of the chatbot's administration. */
export const PLATFORM_LOAD_FAILED = "Failed to load dashboard data. Please try again."
export const LOAD_FAILED = "Failed to load dashboard data"
export const LOAD_FAILED_WHY = "The server couldn't load this right now. Your data is safe."
export const ACCESS_DENIED = "Access denied. Please login as Platform Administrator to access AI Chatbot dashboard."
export const GO_TO_LOGIN = "Go to login"
export const PREVIEW = "Preview"
export const PREVIEW_NEW_TAB = " of the chat (opens in a new tab)"
export const PREVIEW_UNKNOWN = "Unable to determine chatbot URL for preview"
export const PREVIEW_UNKNOWN_HOW = "Choose a tenant first."
export const LOADING = "Loading the chatbot"

// Tabs and their screens.
export const OVERVIEW = "Overview"
export const KNOWLEDGE = "Knowledge"
export const SOURCES = "Sources"
export const UNANSWERED = "Unanswered"
export const TESTS = "Test questions"
export const INBOX = "Inbox"
export const LIVE = "Live"
export const CONVERSATIONS = "Conversations"
export const LEADS = "Leads"
export const QUIZ_BUILDER = "Quiz Builder"
export const CHATBOT_SETTINGS = "Chatbot Settings"
export const EMBED_CODE = "Embed Code"
export const SCREENS = "In this tab"
export const unansweredCount = (count: string) => `${count} unanswered ${count === "1" ? "question" : "questions"}`

// A chatbot out of service.
export const PLATFORM_CAN_CHANGE = "Platform admins can still change everything here."
export const CANNOT_CHANGE = "You can look around, but you can't change anything."
export const INACTIVE_TITLE = "This business is inactive"
export const inactive = (still: string) => `Its public chat is closed. ${still}`
export const switchedOff = (still: string) => `The chatbot is turned off, and visitors see this message. ${still}`

// Overview.
export const FIGURES = "Chatbot figures"
export const inSevenDays = (count: string) => `${count} in the last 7 days`
export const LEFT_AN_ADDRESS = "left their email"
export const WAITING = "waiting for your answer"
export const ALL_CAUGHT_UP = "all caught up"
export const NO_KNOWLEDGE_YET = "no knowledge yet"
export const SOURCES_IN_USE = "sources in use"
export const modelBy = (model: string, provider: string) => `${model} by ${provider}`
export const inThirtyDays = (cost: string) => `${cost} in the last 30 days`
export const tokensToday = (used: string, budget: string) => `${used} of ${budget} tokens today`

// All chatbots of the platform.
export const CHATBOTS = "Chatbots"
export const STATUS_ACTIVE = "Active"
export const STATUS_OFF = "Turned off"
export const STATUS_INACTIVE = "Inactive"
export const COLUMN_CHATBOT = "Chatbot"
export const COLUMN_MODEL = "Model"
export const COLUMN_STATUS = "Status"
export const chatbotsFound = (count: number, q: string) =>
	q ? `found for “${q}”` : count === 1 ? "chatbot" : "chatbots"
export const conversationsAndLeads = (conversations: number, leads: number) =>
	`${counted(conversations, "conversation")}, ${counted(leads, "lead")}`
export const QUIZZES = "Quizzes"
export const SEARCH_CHATBOTS = "Search chatbots"
export const SEARCH_CHATBOTS_BY = "Tenant name or email"
export const NO_CHATBOT_MATCHES = "No matching chatbots"
export const NO_CHATBOTS = "No chatbots yet"
export const NO_CHATBOTS_WHY = "Every tenant gets one. Add a tenant first."
export const CHATBOT_PAGES = "Pages of chatbots"

// Choosing a business on the platform's screens.
export const DEFAULTS = "Defaults for new tenants"
export const DEFAULTS_ABOUT = "Every tenant's chatbot starts with these, and uses them for anything left blank."
export const WHOSE_CHATBOT = "Whose chatbot?"
export const OWN_CODE = "Each tenant has its own code."
export const OWN_CONVERSATIONS = "Choose the tenant whose conversations you want to read."
export const CHOOSE_TENANT = "Choose a tenant"
export const PICKED_TENANT = "Tenant: "
export const shownCount = (count: number) => `${count} shown`

// Knowledge.
export const KNOWLEDGE_ABOUT = "Your chatbot answers from these sources and names the ones it used."
export const TESTIMONIALS_ABOUT = "Don't see an approved testimonial? Approve its captions, too."
export const ADD_TEXT = "Add text"
export const ADD_QUESTION = "Add question"
export const ADD_QUESTION_REST = " and answer"
export const ADD_PDF = "Add PDF"
export const ADD_TEXT_TITLE = "Add a text"
export const ADD_QUESTION_TITLE = "Add a question and its answer"
export const editTitle = (title: string) => `Edit ${title}`
export const NO_KNOWLEDGE = "No knowledge yet"
export const NO_KNOWLEDGE_HOW =
	"Add your website, a text about your business, the questions you're asked most, or a PDF such as a price list. A testimonial appears here once you approve its captions, not just the video."
export const SOURCE_SAVED = "Saved"
export const SOURCE_SAVED_HOW = "Your chatbot can answer from it now."
export const SOURCE_LOAD_FAILED = "Failed to load this text"
export const SOURCE_SAVE_FAILED = "Failed to save knowledge"
export const DELETED = "Deleted"
export const DELETE_FAILED = "Failed to delete"
export const DELETE = "Delete"
export const EDIT = "Edit"
export const deleteTitle = (title: string) => `Delete “${title}”?`
export const DELETE_SOURCE_EFFECT = "Your chatbot stops using it right away. This action cannot be undone."
export const KNOWLEDGE_PAGES = "Pages of knowledge"
export const KIND_TEXT = "Text"
export const KIND_QA = "Question and answer"
export const KIND_PDF = "PDF"
export const KIND_TESTIMONIAL = "Testimonial"
export const KIND_WEBSITE = "Web page"
export const SOURCE_TITLE = "Title"
export const SOURCE_TEXT = "Text"
export const SOURCE_QUESTION = "Question"
export const SOURCE_ANSWER = "Answer"
export const TITLE_EXAMPLE = "Opening hours"
export const QUESTION_EXAMPLE = "When are you open?"
export const ANSWER_HINT = "Your chatbot answers with this, in your words or its own."
export const TEXT_HINT = "Plain text. Your chatbot looks up the passages that fit a question."
export const READING = "Reading"
export const READY = "Ready"
export const FAILED = "Failed"
export const characters = (count: number) => `${count.toLocaleString("en-US")} characters`
export const FROM_TESTIMONIAL = "From a testimonial's approved captions. It updates and disappears with them."
export const PDF_FAILED = "Failed to upload PDF"
export const PDF_RECEIVED = "PDF received"
export const pdfReading = (title: string) => `Reading ${title}…`

// Unanswered questions.
export const UNANSWERED_LIST = "Unanswered questions"
export const UNANSWERED_PAGES = "Pages of unanswered questions"
export const NO_UNANSWERED = "All caught up"
export const NO_UNANSWERED_WHY =
	"Questions your chatbot can't answer show up here, so you can answer them once for everyone."
export const UNANSWERED_ABOUT = "Most asked first. Your answer becomes knowledge."
export const asked = (count: number) => (count === 1 ? "Asked once, " : `Asked ${counted(count, "time")}, last `)
export const READ = "Read"
export const readWith = (question: string) => ` a conversation with ${question}`
export const ANSWER = "Answer"
export const DISMISS = "Dismiss"
export const ANSWER_BECOMES_KNOWLEDGE = "It becomes knowledge, so your chatbot can answer this next time."
export const ANSWER_FAILED = "Failed to save the answer"
export const SAVE_ANSWER = "Save answer"
export const ANSWER_SAVED = "Saved to Knowledge"
export const LOOK = "View"
export const DISMISSED = "Dismissed"
export const DISMISS_FAILED = "Failed to dismiss"
export const DISMISS_TITLE = "Dismiss this question?"
export const DISMISS_EFFECT = "It reappears if someone asks again."

// Conversations.
export const NO_CONVERSATIONS = "No conversations yet"
export const NO_CONVERSATIONS_HOW = "Put the chat on your site. You'll see every question and answer here."
export const GET_EMBED_CODE = "Get the embed code"
export const SEARCH_CONVERSATIONS = "Search conversations"
export const SEARCH_CONVERSATIONS_BY = "Question or visitor"
export const NO_CONVERSATION_MATCHES = "No matching conversations"
export const CONVERSATION_PAGES = "Pages of conversations"
export const CONVERSATION_GONE = "Conversation not found"
export const CONVERSATION_GONE_WHY = "It may have been deleted."
export const ALL_CONVERSATIONS = "All conversations"
export const CONVERSATION_DELETED = "Conversation deleted"
export const CONVERSATION_DELETE_FAILED = "Failed to delete conversation"
export const DELETE_CONVERSATION_TITLE = "Delete this conversation?"
export const DELETE_CONVERSATION_EFFECT =
	"All of its messages are deleted for good. If the visitor left an email, the lead stays."
export const THIS_CONVERSATION = " this conversation"
export const NO_QUESTION = "No question yet"
export const ANONYMOUS = "Anonymous"
export const ANONYMOUS_VISITOR = "Anonymous visitor"
export const WRITE_EMAIL = "Write an email"
export const STARTED = "Started "
export const messageCount = (count: number) => counted(count, "message")
export const MESSAGES = "Messages"
export const VISITOR_SAYS = "Visitor:"
export const CHATBOT_SAYS = "Chatbot:"
export const PERSON_SAYS = "A person:"
export const BUILT_IN = "Built-in responder"
export const RATED_HELPFUL = "Rated helpful"
export const RATED_NOT_HELPFUL = "Rated not helpful"
export const tokenCount = (count: number) => counted(count, "token")
export const failedFor = (reason: string | null) => reason || "The answer failed. No reason was given."

// Leads.
export const LEADS_ABOUT = "A lead is a visitor who left their email, in the chat or in a quiz."
export const NO_LEADS = "No leads yet"
export const NO_LEADS_WHY = "Visitors who leave their email in the chat or in a quiz show up here."
export const LEAD_SETTINGS = "Review lead capture"
export const SEARCH_LEADS = "Search leads"
export const SEARCH_LEADS_BY = "Name, email, or company"
export const NO_LEAD_MATCHES = "No matching leads"
export const LEAD_PAGES = "Pages of leads"
export const LEAD_DELETED = "Lead deleted"
export const LEAD_DELETE_FAILED = "Failed to delete lead"
export const deleteLeadTitle = (email: string) => `Delete ${email}?`
export const DELETE_LEAD_EFFECT =
	"Their name, email, and other details are deleted for good. The conversation stays, without their name."
export const deleteLead = (name: string) => `Delete ${name}`
export const readLead = (name: string) => ` the conversation with ${name}`
export const COLUMN_CONTACT = "Contact"
export const COLUMN_COMPANY = "Company"
export const COLUMN_PHONE = "Phone"
export const COLUMN_SCORE = "Quiz score"
export const COLUMN_DATE = "Date"

// Embed code.
export const PASTE_BEFORE = "Paste one of these just before "
export const BODY_END = "</body>"
export const PASTE_AFTER = " on your page. "
export const EVERY_SITE = "Any site can show your chat. "
export const onlySites = (sites: readonly string[]) => `Only ${sites.join(", ")} can show your chat. `
export const LIMIT_SITES = "Limit it to your own sites"
export const CHANGE_SITES = "Change the allowed sites"
export const OTHER_SITES = ". Visitors to any other site see a browser error instead."
export const LAUNCHER_TITLE = "Chat button (recommended)"
export const LAUNCHER_ABOUT =
	"A button in the corner that opens the chat. It works on every screen and doesn't slow your page down. If you change the color, the button picks it up once a visitor opens the chat."
export const LAUNCHER_CODE = "chat button code"
export const FRAME_TITLE = "Always-open window"
export const FRAME_ABOUT =
	"The chat stays open in the corner, 400 by 600 pixels. It's too wide for phones and can't be closed, so use the chat button there."
export const FRAME_CODE = "chat window code"
/** On the launcher, if the snippet names no label. public/embed.js has the same word. */
export const LAUNCHER_LABEL = "Chat"

// Settings: all sections.
export const EMBED_ABOUT = "Put the chat on your website"
export const LOOK_TITLE = "Look & greeting"
export const LOOK_ABOUT = "Name, color, avatar, and first message"
export const ANSWERS_TITLE = "Answers"
export const ANSWERS_ABOUT = "AI model, language, and instructions"
export const VISITORS_TITLE = "Leads & sites"
export const VISITORS_ABOUT = "Lead capture, feedback button, allowed sites"
export const USAGE_TITLE = "Usage"
export const USAGE_ABOUT = "Tokens and cost in the last 30 days"
export const CHAT_PREVIEW = "Preview of your chat"
/** For a tenant's own screens. The platform's screens say "Failed to save settings". */
export const saveFailed = ({ detail }: ApiError) => `Failed to save chatbot settings: ${detail || "Unknown error"}`
export const PROVIDER_LABELS: Readonly<Record<string, string>> = {
	openai: "OpenAI",
	anthropic: "Anthropic",
	google: "Google",
}

// Settings: what has no effect.
export const BUILT_IN_TITLE = "The built-in responder is in use"
export const builtInBefore = (provider: string) =>
	`There's no API key for ${provider}, so answers are quoted word for word from `
export const OWN_TEXTS = "the tenant's own texts"
export const BUILT_IN_AFTER = ". It says so when it doesn't know."
export const setKey = (key: string) => ` Set ${key} on the server to let the model answer.`
export const ITS_KEY = "its key"

// Settings: look and greeting.
export const LOOK_SECTION_ABOUT = "What visitors see before their first question."
export const NAME = "Name"
export const DESCRIPTION = "Description"
export const GREETING = "Greeting"
export const STARTERS = "Starter questions"
export const NO_STARTERS = "None"
export const STARTER = "question"
export const startersHint = (max: number) => `Visitors tap one instead of typing. Up to ${max}.`
export const COLOR = "Color"
export const COLOR_HINT = "Used for the header and buttons. Adjusts automatically so text stays readable."
export const AVATAR = "Avatar"
export const AVATAR_FILE = "avatar"
export const AVATAR_INITIALS = "Initials"
export const AVATAR_ICON = "Icon"
export const AVATAR_PICTURE = "Image"
export const PICTURE_TITLE = "Avatar image"
export const PICTURE_ABOUT = "Goes live as soon as it's uploaded."
export const PICTURE_ALT = "Avatar of the chatbot"
export const PICTURE_FAILED = "Failed to upload avatar"
export const PICTURE_SAVED = "Avatar saved"
export const PICTURE_DEFAULT = "Back to the default avatar"
export const PICTURE_REMOVED = "Avatar removed"
export const PICTURE_REMOVE_EFFECT = "The chat shows initials or the icon instead."

// Settings: answers.
export const ANSWERS_SECTION_ABOUT =
	"What your chatbot knows is in Knowledge. Here you choose the AI and how it should behave."
export const MODEL = "AI model"
export const LANGUAGE = "Language"
export const LANGUAGE_HINT = "What your texts are written in. Screen readers read them aloud in it."
export const UNKNOWN_ANSWERS = " The built-in responder says “I don't know” in it."
export const languageGuessed = (name: string) => `Guessed: ${name}`
export const LANGUAGE_UNKNOWN = "Guessed once you add knowledge"
export const languageUnspoken = (name: string) =>
	` The built-in responder has no sentences in ${name} and uses English.`
export const PROMPT = "Instructions"
export const PROMPT_HINT =
	"Tell the AI how to behave: tone, languages, what to avoid. AI tools call this the system prompt. {tenant_name} becomes your business name. Leave blank to use the default."
export const promptLeft = (count: number) => ` ${count.toLocaleString("en-US")} characters left.`
export const NO_KEY_ANSWERS = ", no API key. The built-in responder answers."
export const modelOption = (model: string, provider: string, available: boolean) =>
	`${model} (${provider}${available ? "" : ", no API key"})`
export const noKeyFor = (provider: string) =>
	`There's no API key for ${provider}. The built-in responder answers until there is one.`
export const MODEL_READY = "Ready to use."

// Settings: leads and sites.
export const VISITORS_SECTION_ABOUT = "What else visitors see in the chat, and which sites can show it."
export const LEAD_CAPTURE = "Lead capture"
export const LEAD_CAPTURE_ABOUT = "After the first answer, visitors can leave their email. They can skip it."
export const FEEDBACK_BUTTON = "Feedback button"
export const TESTIMONIAL_PAGE = "Testimonial page"
export const TESTIMONIAL_PAGE_HINT = "Where the feedback button leads. Leave blank to use your own testimonial page."
export const TESTIMONIAL_PAGE_OWN = "Default"
export const ALLOWED_SITES = "Allowed sites"
export const ANY_SITE = "Any site"
export const SITE = "site"
export const SITE_EXAMPLE = "https://www.example.com"
export const sitesHint = (seconds: number) =>
	`Only these sites can show the chat. Leave empty to allow any site. Changes take up to ${seconds} seconds.`

// Settings: usage.
export const USAGE_SECTION_ABOUT = "As counted by the AI provider over the last 30 days."
export const COST = "Cost"
export const TOKENS = "Tokens"
export const ANSWERS = "Answers"
export const COLUMN_DAY = "Day"
export const TODAY = "Today"
export const TODAY_ABOUT =
	"At the daily limit, the AI stops before it costs more, and visitors are asked to come back tomorrow."
export const ofTokens = (budget: string) => `of ${budget} tokens`
export const TOKENS_A_DAY = "Tokens per day, UTC"
export const DAY_BY_DAY = "Day by day"
export const dayTitle = (day: string, tokens: string, cost: string) => `${day}: ${tokens} tokens, ${cost}`
export const BUDGET = "Daily token limit for this tenant"
export const BUDGET_PROBLEM = "Enter a whole number from 0 to 1,000,000,000"
export const BUDGET_SAVED = "Daily limit saved"
export const BUDGET_DEFAULT = "Using the platform's limit"
export const BUDGET_HINT_NOW = "Leave blank to use the platform's limit, which applies now."
export const BUDGET_HINT = "Leave blank to use the platform's limit."
export const SAVE_LIMIT = "Save limit"
export const USE_PLATFORM_LIMIT = "Use the platform's limit"
