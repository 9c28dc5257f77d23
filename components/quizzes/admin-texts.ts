import { counted } from "@/components/ui/counted"
import type { LeadLevel, OutcomeAction, QuestionType, ScoringMethod } from "@/lib/client/contract"

/** Texts of the quizzes' administration. */
export const QUIZZES_FAILED = "Failed to load quizzes"
export const QUIZ_FAILED = "Failed to load quiz details"
export const SESSIONS_FAILED = "Failed to load quiz sessions"
export const PREVIEW_FAILED = "Failed to generate preview"
export const PDF_FAILED = "Failed to generate PDF report"
export const DUPLICATE_FAILED = "Failed to duplicate quiz"
export const FAILED_ABOUT = "The server couldn't load this just now. Nothing is lost."
export const WINDOW_BLOCKED = "Your browser blocked the window."

export const createFailed = (reason: string) => `Failed to create quiz: ${reason}`
export const saveFailed = (reason: string) => `Failed to save quiz: ${reason}`
export const deleteFailed = (reason: string) => `Failed to delete quiz: ${reason}`
export const loadFailed = (reason: string) => `${QUIZ_FAILED}: ${reason}`

// Words that many screens share
export const UNTITLED = "Untitled"
export const DELETE = "Delete"
export const PREVIEW = "Preview"
export const ACTIVE = "Active"
export const DRAFT = "Draft"
export const PUBLISHED = "Published"
export const OPTIONAL = "(optional)"
export const DESCRIPTION = "Description"
export const CATEGORY = "Category"
export const deleteTitle = (name: string) => `Delete “${name}”?`
export const DELETE_ITEM_ABOUT = "Results you already have keep it. It leaves the quiz when you save."

export const TYPE_LABELS: Record<QuestionType, string> = {
	multiple_choice: "Multiple choice",
	rating: "Rating 1 to 5",
	yes_no: "Yes or no",
	text: "Free text",
}

export const METHOD_LABELS: Record<ScoringMethod, { label: string; about: string }> = {
	simple: { label: "Simple", about: "Points earned out of points possible. Weights don't count." },
	weighted: {
		label: "Weighted",
		about: "Points times weight. A question with weight 3 counts three times as much as one with weight 1.",
	},
	category: {
		label: "Category",
		about: "Each category gets its own percentage, and you decide how much each one counts.",
	},
}

export const ACTION_LABELS: Record<OutcomeAction, string> = {
	show_message: "Show message",
	redirect: "Link to a website",
	send_email: "Send email",
	download_pdf: "Offer the PDF report",
}

export const AUTO_ADVANCE = "Move on after each answer"
export const AUTO_ADVANCE_HINT = "Tapping a choice or rating opens the next question. The last one always waits."

export const BUTTON_TEXT = "Button text"
export const BUTTON_EXAMPLE = "Book a call"
export const BUTTON_HINT = "A button on the result page that opens your link."
export const BUTTON_LINK = "Button link"
export const BUTTON_LINK_EXAMPLE = "https://example.com/book"
export const BRAND_COLORS_USED =
	"Until you change a color, results use your brand color and match the visitor's light or dark theme."
export const USE_BRAND_COLORS = "Use my brand color instead"

// The list of quizzes
export const countedQuestions = (count: number) => counted(count, "question")
export const countedSessions = (count: number) => counted(count, "session")
export const QUIZZES = "Quizzes"
export const ALL_QUIZZES = "All quizzes"
export const ALL_RESULTS = "All results"
export const ALL_RESULTS_TITLE = "Results of all quizzes"
export const PAGES_OF_QUIZZES = "Pages of quizzes"
export const NO_QUIZZES = "No quizzes yet"
export const NO_QUIZZES_ABOUT =
	"A quiz asks visitors a few questions, scores their answers, and tells them what the score means. You see who'd make a good customer."
export const NEW_QUIZ = "New quiz"
export const NEW_QUIZ_ABOUT = "It starts as a draft that only you can see."
export const CREATE_QUIZ = "Create quiz"
export const QUIZ_NAME = "Name"
export const QUIZ_DESCRIPTION_HINT = "Visitors read this before they start."
export const QUIZ_GONE_ABOUT = "It may have been deleted. Its results are still here:"
export const PUBLISH_FIRST = "Add a question to publish"
export const publishQuiz = (name: string) => `Publish ${name}`
export const moreFor = (name: string) => `More for ${name}`
export const copyOf = (name: string) => `Copy of ${name}`
export const CREATED = "Created"
export const RESULTS = "Results"
export const OPEN_AS_VISITOR = "Open as a visitor"
export const COPY_LINK = "Copy link"
export const EMBED = "Embed"
export const DUPLICATE = "Duplicate"
export const QUIZ_LINK = "Quiz link"
export const EMBED_CODE = "embed code"
export const embedQuiz = (name: string) => `Embed “${name}”`
export const EMBED_ABOUT =
	"Paste this where the quiz should appear on your site. It fills the width you give it and grows with each step. It works on the sites you allow in Chatbot Settings."
export const EMBED_POLICY = "Does your site have a content security policy? Add these sources."
export const policyOf = (origin: string) => `script-src ${origin}; frame-src ${origin}`
export const copied = (what: string) => `${what} copied`
export const COPY_REFUSED = "Your browser didn't let us copy it. It's selected, so you can copy it from here."
export const QUIZ_PUBLISHED = "Published"
export const QUIZ_UNPUBLISHED = "Back to draft"
export const QUIZ_DELETED = "Deleted"
export const QUIZ_DUPLICATED = "Duplicated"
export const deleteQuizAbout = (sessions: number) =>
	sessions > 0
		? `Visitors can no longer take it. Its ${counted(sessions, "session")} and reports stay. This action cannot be undone.`
		: "Visitors can no longer take it. This action cannot be undone."

// The editor's header and its bar
export const DETAILS = "Details"
export const OPEN = "Open"
export const AS_VISITOR = "as a visitor"
export const PARTS_OF_QUIZ = "Parts of the quiz"
export const CONTACT_PART = "Name and email"
export const CONTACT_LABEL = "Ask for name and email"
export const CONTACT_HINT = "Always optional for visitors. Without them, the result is anonymous."
export const CONTACT_STEPS = {
	before: "Before the first question",
	after: "After the last question",
	never: "Never",
} as const
export const NOT_SAVED = "Not saved yet"
export const itemProblem = (item: string, problem: string) => `${item}: ${problem}`
export const SAVE_QUIZ = "Save Quiz"
export const QUIZ_SAVED = "Quiz saved"
export const ALL_SAVED = "All changes saved"
export const unsaved = (parts: readonly string[]) => `Unsaved: ${parts.join(", ")}`
export const DISCARD_WHAT = "The quiz will revert"
export const newQuestions = (count: number) => counted(count, "new question")
export const changedQuestions = (count: number) => counted(count, "changed question")
export const deletedQuestions = (count: number) => counted(count, "deleted question")
export const newOutcomes = (count: number) => counted(count, "new outcome")
export const changedOutcomes = (count: number) => counted(count, "changed outcome")
export const deletedOutcomes = (count: number) => counted(count, "deleted outcome")
export const QUESTION_ORDER = "order of questions"
export const OUTCOME_ORDER = "order of outcomes"
export const NEWER_LOAD = "Load the newer version"
export const NEWER_LOADED = "The newer version is loaded"
export const NEWER_APART = "Your changes are in other parts, so you can save now."
export const NEWER_BOTH = "You both changed these. Yours stay unless you pick theirs. Save Quiz makes it final."
export const USE_THEIRS = "Use theirs"
export const THEIRS_USED = "Using theirs"

// Questions and outcomes alike
export const ADD_TO_QUIZ = "Add to quiz"
export const ADD_AND_NEXT = "Add and start another"
export const DONE = "Done"
export const editItem = (label: string) => `Edit ${label}`
export const deleteItem = (label: string) => `Delete ${label}`

// Questions
export const QUESTIONS = "Questions"
export const ADD_QUESTION = "Add question"
export const NO_QUESTIONS = "No questions yet"
export const NO_QUESTIONS_ABOUT = "Start with the first thing you'd ask a customer. Five to 10 questions work best."
export const NEW_QUESTION = "New question"
export const EDIT_QUESTION = "Edit question"
export const QUESTION = "Question"
export const questionNumber = (number: number) => `Question ${number}`
export const questionInRow = (number: number) => `question ${number}`
export const THIS_QUESTION = "this question"
export const NO_QUESTION_TEXT = "No question yet"
export const upToPoints = (points: number) => `up to ${counted(points, "point")}`
export const countsTimes = (weight: number) => `counts ${weight}×`
export const TYPE = "Type"
export const CATEGORY_HINT = "Type a new name to add a category."
export const WEIGHT = "Weight"
export const weightHint = (min: number, max: number) => `Multiplies the points, ${min} to ${max}.`
export const FREE_TEXT_ABOUT =
	"Visitors answer in their own words. You'll find the answer in the results; it earns no points."
export const REQUIRED = "Required"
export const POINTS_EACH = "Points for each answer"
export const OPTIONS_WITH_POINTS = "Options, with points"
export const optionNumber = (number: number) => `Option ${number}`
export const optionInRow = (number: number) => `option ${number}`
export const pointsForOption = (number: number) => `Points for option ${number}`
export const removeOption = (number: number) => `Remove option ${number}`
export const ADD_OPTION = "Add option"
export const upTo = (points: number) => `Up to ${counted(points, "point")}`
export const scoredOf = (scored: number, count: number) => `${scored} of ${counted(count, "question")} scored`
export const WEIGHTS_INCLUDED = "weights included"

// The previews of a question and of the quiz
export const QUESTION_PREVIEW = "What visitors see"
export const QUIZ_PREVIEW = "Preview of the quiz"
export const QUIZ_PREVIEW_ABOUT = "This is what visitors see, with your unsaved changes."
export const YOUR_QUESTION = "Your question appears here"
export const PREVIOUS = "Previous"
export const NEXT = "Next"
export const stepOf = (step: number, count: number) => `${step} of ${count}`

// Scoring
export const SCORING_METHOD = "Scoring method"
export const MAX_POINTS = "Max total points"
export const maxPointsHint = (min: number, max: number) =>
	`The score visitors see is out of this number, however many points your questions add up to. ${min} to ${max}.`
export const TRY_IT = "Try it as a visitor"
export const TRY_IT_ABOUT = "Nothing is saved."
export const CATEGORIES = "Categories"
export const categoriesAbout = (general: string, weighs: boolean) =>
	`Each one gets its own score. If you rename one, its questions move with it. Questions without a category are in ${general}${
		weighs ? ", which counts 1×." : "."
	}`
export const NEW_CATEGORY = "New category"
export const ADD_CATEGORY = "Add category"
export const CATEGORY_NAME_MISSING = "A category needs a name"
export const CATEGORY_TAKEN = "Two categories have the same name"
export const deleteCategoryAbout = (questions: number, general: string) =>
	questions === 1
		? `Its question stays in the quiz, in ${general}.`
		: `Its ${counted(questions, "question")} stay in the quiz, in ${general}.`
export const LEAD_QUALIFICATION = "Lead qualification"
export const LEAD_QUALIFICATION_ABOUT = "Decide who you'd call first. Only you see this."
export const HIGH_FROM = "High from, %"
export const MEDIUM_FROM = "Medium from, %"
export const HIGH_WRONG_HINT = "Must be at or above Medium"
export const highHint = (high: number) => `${high} to 100. Can't be below Medium.`
export const MEDIUM_EMPTY = "No one: High starts here"
export const mediumHint = (from: number, to: number) => `${from} to ${to}. Anything lower is Low.`
export const SIMULATOR_EMPTY = "Add a question first."
export const SIMULATOR_CAPTION = "Answers and the points they earn"
export const ANSWER = "Answer"
export const POINTS = "Points"
export const OUT_OF = "Out of"
export const TEXT_NOT_SCORED = "Free text, not scored"
export const CLEAR_ANSWERS = "Clear answers"
export const pointsOutOf = (points: number, total: number) => `${points} of ${counted(total, "point")}`
export const seesOutcome = (title: string) => `Sees “${title}”`
export const SEES_NEUTRAL = "Sees a neutral result, because no outcome fits"
export const earnedOf = (earned: string, possible: string, simple: boolean) =>
	`${earned} of ${possible} ${simple ? "points" : "weighted points"}`
export const categoryStep = (name: string, sum: string, percent: string, weight: number) =>
	`${name}: ${sum} = ${percent}, counts ${weight}×`
export const averageStep = (terms: readonly string[], weights: number) => `Average: (${terms.join(" + ")}) ÷ ${weights}`
export const NO_CATEGORY_POINTS = "No category has points yet"

// Outcomes
export const OUTCOMES = "Outcomes"
export const OUTCOMES_ABOUT =
	"What visitors see at the end, depending on their score. How everyone did is under Results & Analytics."
export const ADD_OUTCOME = "Add outcome"
export const NO_OUTCOMES = "No outcomes yet"
export const NO_OUTCOMES_ABOUT =
	"An outcome tells visitors what their score means. Without one, everyone sees a neutral result."
export const UPPER_WINS = "If two outcomes cover the same score, the one higher in the list wins."
export const NEW_OUTCOME = "New outcome"
export const EDIT_OUTCOME = "Edit outcome"
export const THIS_OUTCOME = "this outcome"
export const NO_TITLE = "No title yet"
export const outcomeNumber = (number: number) => `Outcome ${number}`
export const outcomeInRow = (number: number) => `outcome ${number}`
export const outcomeNamed = (title: string) => `Outcome “${title}”`
export const percentRange = (from: number, to: number) => `${from} to ${to}%`
export const TITLE = "Title"
export const OUTCOME_DESCRIPTION_HINT = "What the score means, and what to do next."
export const FROM_PERCENT = "From, %"
export const TO_PERCENT = "To, %"
export const ACTION = "Action"
export const DOWNLOAD_HINT = "Adds a download button under the result."
export const WEBSITE = "Website"
export const WEBSITE_PLACEHOLDER = "https://example.com/offer"
export const WEBSITE_HINT = "Visitors see the site's name and choose whether to open it."
export const EMAIL_SUBJECT = "Email subject"
export const EMAIL_TEXT = "Email text"
/** The server fills in the placeholders when it sends the mail. */
export const MAIL_HINT =
	"Sent to the address the visitor gave. These fill in automatically: {user_name} {score} {percentage} {outcome_title} {quiz_name} {tenant_name}. {percentage} is the number alone, so add the % sign. {user_name} reads “Anonymous” unless the visitor gave a name. Links, addresses, and sentences are left out of it, because the visitor may not own the address."
export const MESSAGE = "Message"
export const MESSAGE_HINT = "Highlighted below the description."
export const LOOK = "Look"
export const COLOR_LABELS = { background_color: "Background", text_color: "Text", accent_color: "Accent" } as const
export const COLORS_ADJUST = "Colors adjust automatically so text stays readable."
export const SHOW_BADGE = "Show the performance badge"
export const BADGE_ABOUT =
	"Grades the score for the visitor: Excellent from 90%, Good from 80%, Fair from 70%, otherwise Poor."
export const SHOW_CATEGORIES = "Show the category breakdown"
export const REPORT_SHOWS = "The result page and the report show"
export const REPORT_PARTS = {
	include_charts: "Charts",
	include_recommendations: "Recommendations",
	include_detailed_breakdown: "Each question with its answer",
} as const
export const PREVIEW_ABOUT = "An example from the middle of the range."
export const EXAMPLE_EMAIL = "ada@example.com"
export const WHO_SEES_WHAT = "Who sees what"
export const percentSees = (percent: number, outcome: string) => `${percent}%: ${outcome}`
export const NO_OUTCOME_HERE = "No outcome, a neutral result"
export const holesNote = (ranges: string) => `No outcome for ${ranges}. Visitors there see a neutral result.`
export const overlapsNote = (ranges: string) => `More than one outcome for ${ranges}. The one higher in the list wins.`
export const coveredNote = (title: string) => `“${title}” never shows, because outcomes above it cover its whole range.`
export const unreachableNote = (title: string) => `“${title}” can't be reached. No answers lead to its range.`

// Results
export const LEVEL_LABELS: Record<LeadLevel, string> = { high: "High", medium: "Medium", low: "Low" }
export const leadOf = (level: LeadLevel) => `${LEVEL_LABELS[level]} lead`
export const leadsOf = (level: LeadLevel) => `${LEVEL_LABELS[level]} leads`
export const RESULTS_ABOUT = "How visitors did. What they see at the end is under Results & Outcomes."
export const QUIZ = "Quiz"
export const LEAD_LEVEL = "Lead level"
export const ALL_LEADS = "All lead levels"
export const TOTAL_SESSIONS = "Total sessions"
export const AVERAGE_PERCENTAGE = "Average percentage"
export const highPerformers = (good: string, excellent: string) => `High performers (${good} or ${excellent})`
export const AVERAGE_TIME = "Average time"
export const UNDER_A_MINUTE = "under a minute"
export const minutesText = (minutes: string) => `${minutes} min`
export const DISTRIBUTION = "Distribution"
export const DISTRIBUTION_ABOUT = "How many sessions ended at each percentage."
export const DISTRIBUTION_TABLE = "Sessions by percentage"
export const BY_CATEGORY = "By category"
export const BY_CATEGORY_ABOUT = "Average percentage."
export const WHERE_STOP = "Where people stop"
export const whereStopAbout = (started: number, completed: number) =>
	`${started.toLocaleString("en-US")} started, ${completed.toLocaleString("en-US")} finished. How many got past each question:`
export const numberedQuestion = (number: number, question: string) => `${number}. ${question}`
export const skippedCount = (count: number) => ` (${count.toLocaleString("en-US")} skipped)`
export const CHARTS_ALL_LEADS = "The charts cover all lead levels."
export const SHOW_ALL_LEADS = "Show all lead levels"
export const NO_SESSIONS = "No sessions yet"
export const NO_SESSIONS_ABOUT = "Results appear here as soon as someone finishes the quiz."
export const NO_SUCH_SESSIONS = "No matching sessions"
export const NO_SUCH_SESSIONS_ABOUT = "No one scored in this range. Choose another lead level."
export const SESSIONS = "Sessions"
export const SESSIONS_ABOUT =
	"Lead levels follow your Scoring Rules. Scores from 90% are Excellent, from 80% Good, from 70% Fair."
export const showingOf = (shown: number, total: number) =>
	`Showing ${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} sessions`
export const LOAD_MORE = "Load more"
export const NO_OUTCOME = "Neutral result"
export const ANSWERS = "Answers"
export const PDF = "PDF"
export const answersOf = (who: string) => ` of ${who}`
export const reportOf = (who: string) => ` report of ${who}`
