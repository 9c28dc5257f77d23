import { counted } from "@/components/ui/counted"
import type { LeadLevel, OutcomeAction, QuestionType, ScoringMethod } from "@/lib/client/contract"

const QUIZ_FAILED = "Failed to load quiz details"
const LEVEL_LABELS: Record<LeadLevel, string> = { high: "High", medium: "Medium", low: "Low" }

/** Texts of the quizzes' administration. */
export const quizAdminWords = {
	quizzesFailed: "Failed to load quizzes",
	quizFailed: QUIZ_FAILED,
	sessionsFailed: "Failed to load quiz sessions",
	previewFailed: "Failed to generate preview",
	pdfFailed: "Failed to generate PDF report",
	duplicateFailed: "Failed to duplicate quiz",
	failedAbout: "The server couldn't load this just now. Nothing is lost.",
	windowBlocked: "Your browser blocked the window.",

	createFailed: (reason: string) => `Failed to create quiz: ${reason}`,
	saveFailed: (reason: string) => `Failed to save quiz: ${reason}`,
	deleteFailed: (reason: string) => `Failed to delete quiz: ${reason}`,
	loadFailed: (reason: string) => `${QUIZ_FAILED}: ${reason}`,

	// Words that many screens share
	untitled: "Untitled",
	active: "Active",
	draft: "Draft",
	published: "Published",
	optional: "(optional)",
	description: "Description",
	category: "Category",
	deleteTitle: (name: string) => `Delete “${name}”?`,
	deleteItemAbout: "Results you already have keep it. It leaves the quiz when you save.",

	typeLabels: {
		multiple_choice: "Multiple choice",
		rating: "Rating 1 to 5",
		yes_no: "Yes or no",
		text: "Free text",
	} satisfies Record<QuestionType, string>,

	methodLabels: {
		simple: { label: "Simple", about: "Points earned out of points possible. Weights don't count." },
		weighted: {
			label: "Weighted",
			about: "Points times weight. A question with weight 3 counts three times as much as one with weight 1.",
		},
		category: {
			label: "Category",
			about: "Each category gets its own percentage, and you decide how much each one counts.",
		},
	} satisfies Record<ScoringMethod, { label: string; about: string }>,

	actionLabels: {
		show_message: "Show message",
		redirect: "Link to a website",
		send_email: "Send email",
		download_pdf: "Offer the PDF report",
	} satisfies Record<OutcomeAction, string>,

	autoAdvance: "Move on after each answer",
	autoAdvanceHint: "Tapping a choice or rating opens the next question. The last one always waits.",

	buttonText: "Button text",
	buttonExample: "Book a call",
	buttonHint: "A button on the result page that opens your link.",
	buttonLink: "Button link",
	buttonLinkExample: "https://example.com/book",
	brandColorsUsed:
		"Until you change a color, results use your brand color and match the visitor's light or dark theme.",
	useBrandColors: "Use my brand color instead",
}

export const quizListWords = {
	countedQuestions: (count: number) => counted(count, "question"),
	countedSessions: (count: number) => counted(count, "session"),
	quizzes: "Quizzes",
	all: "All quizzes",
	allResults: "All results",
	allResultsTitle: "Results of all quizzes",
	pagesOfQuizzes: "Pages of quizzes",
	none: "No quizzes yet",
	noneAbout:
		"A quiz asks visitors a few questions, scores their answers, and tells them what the score means. You see who'd make a good customer.",
	new: "New quiz",
	newAbout: "It starts as a draft that only you can see.",
	create: "Create quiz",
	descriptionHint: "Visitors read this before they start.",
	goneAbout: "It may have been deleted. Its results are still here:",
	publishFirst: "Add a question to publish",
	publish: (name: string) => `Publish ${name}`,
	moreFor: (name: string) => `More for ${name}`,
	copyOf: (name: string) => `Copy of ${name}`,
	created: "Created",
	results: "Results",
	openAsVisitor: "Open as a visitor",
	copyLink: "Copy link",
	embed: "Embed",
	duplicate: "Duplicate",
	link: "Quiz link",
	embedCode: "embed code",
	embedQuiz: (name: string) => `Embed “${name}”`,
	embedAbout:
		"Paste this where the quiz should appear on your site. It fills the width you give it and grows with each step. It works on the sites you allow in Chatbot Settings.",
	embedPolicy: "Does your site have a content security policy? Add these sources.",
	policyOf: (origin: string) => `script-src ${origin}; frame-src ${origin}`,
	copied: (what: string) => `${what} copied`,
	copyRefused: "Your browser didn't let us copy it. It's selected, so you can copy it from here.",
	published: "Published",
	unpublished: "Back to draft",
	deleted: "Deleted",
	duplicated: "Duplicated",
	deleteAbout: (sessions: number) =>
		sessions > 0
			? `Visitors can no longer take it. Its ${counted(sessions, "session")} and reports stay. This action cannot be undone.`
			: "Visitors can no longer take it. This action cannot be undone.",
}

export const quizEditorWords = {
	// The editor's header and its bar
	open: "Open",
	asVisitor: "as a visitor",
	parts: "Parts of the quiz",
	contactPart: "Name and email",
	contactLabel: "Ask for name and email",
	contactHint: "Always optional for visitors. Without them, the result is anonymous.",
	contactSteps: {
		before: "Before the first question",
		after: "After the last question",
		never: "Never",
	} as const,
	notSaved: "Not saved yet",
	itemProblem: (item: string, problem: string) => `${item}: ${problem}`,
	save: "Save Quiz",
	saved: "Quiz saved",
	allSaved: "All changes saved",
	unsaved: (parts: readonly string[]) => `Unsaved: ${parts.join(", ")}`,
	/** For example: Details (Name, Description). */
	unsavedPart: (part: string, names: readonly string[]) => (names.length > 0 ? `${part} (${names.join(", ")})` : part),
	quoted: (title: string) => `“${title}”`,
	discardWhat: "The quiz will revert",
	newQuestions: (count: number) => counted(count, "new question"),
	changedQuestions: (count: number) => counted(count, "changed question"),
	deletedQuestions: (count: number) => counted(count, "deleted question"),
	newOutcomes: (count: number) => counted(count, "new outcome"),
	changedOutcomes: (count: number) => counted(count, "changed outcome"),
	deletedOutcomes: (count: number) => counted(count, "deleted outcome"),
	questionOrder: "order of questions",
	outcomeOrder: "order of outcomes",
	newerLoad: "Load the newer version",
	newerLoaded: "The newer version is loaded",
	newerApart: "Your changes are in other parts, so you can save now.",
	newerBoth: "You both changed these. Yours stay unless you pick theirs. Save Quiz makes it final.",
	useTheirs: "Use theirs",
	theirsUsed: "Using theirs",

	// Questions and outcomes alike
	addToQuiz: "Add to quiz",
	addAndNext: "Add and start another",
	editItem: (label: string) => `Edit ${label}`,
	deleteItem: (label: string) => `Delete ${label}`,
}

export const questionWords = {
	questions: "Questions",
	add: "Add question",
	none: "No questions yet",
	noneAbout: "Start with the first thing you'd ask a customer. Five to 10 questions work best.",
	new: "New question",
	edit: "Edit question",
	question: "Question",
	number: (number: number) => `Question ${number}`,
	inRow: (number: number) => `question ${number}`,
	thisQuestion: "this question",
	noText: "No question yet",
	upToPoints: (points: number) => `up to ${counted(points, "point")}`,
	countsTimes: (weight: number) => `counts ${weight}×`,
	type: "Type",
	categoryHint: "Type a new name to add a category.",
	weight: "Weight",
	weightHint: (min: number, max: number) => `Multiplies the points, ${min} to ${max}.`,
	freeTextAbout: "Visitors answer in their own words. You'll find the answer in the results; it earns no points.",
	required: "Required",
	pointsEach: "Points for each answer",
	optionsWithPoints: "Options, with points",
	optionNumber: (number: number) => `Option ${number}`,
	optionInRow: (number: number) => `option ${number}`,
	pointsForOption: (number: number) => `Points for option ${number}`,
	removeOption: (number: number) => `Remove option ${number}`,
	addOption: "Add option",
	upTo: (points: number) => `Up to ${counted(points, "point")}`,
	scoredOf: (scored: number, count: number) => `${scored} of ${counted(count, "question")} scored`,
	weightsIncluded: "weights included",
}

export const quizPreviewWords = {
	questionPreview: "What visitors see",
	quizPreview: "Preview of the quiz",
	quizPreviewAbout: "This is what visitors see, with your unsaved changes.",
	yourQuestion: "Your question appears here",
	stepOf: (step: number, count: number) => `${step} of ${count}`,
}

export const scoringWords = {
	method: "Scoring method",
	maxPoints: "Max total points",
	maxPointsHint: (min: number, max: number) =>
		`The score visitors see is out of this number, however many points your questions add up to. ${min} to ${max}.`,
	tryIt: "Try it as a visitor",
	tryItAbout: "Nothing is saved.",
	categories: "Categories",
	categoriesAbout: (general: string, weighs: boolean) =>
		`Each one gets its own score. If you rename one, its questions move with it. Questions without a category are in ${general}${
			weighs ? ", which counts 1×." : "."
		}`,
	newCategory: "New category",
	addCategory: "Add category",
	categoryNameMissing: "A category needs a name",
	categoryTaken: "Two categories have the same name",
	deleteCategoryAbout: (questions: number, general: string) =>
		questions === 1
			? `Its question stays in the quiz, in ${general}.`
			: `Its ${counted(questions, "question")} stay in the quiz, in ${general}.`,
	leadQualification: "Lead qualification",
	leadQualificationAbout: "Decide who you'd call first. Only you see this.",
	highFrom: "High from, %",
	mediumFrom: "Medium from, %",
	highWrongHint: "Must be at or above Medium",
	highHint: (high: number) => `${high} to 100. Can't be below Medium.`,
	mediumEmpty: "No one: High starts here",
	mediumHint: (from: number, to: number) => `${from} to ${to}. Anything lower is Low.`,
	simulatorEmpty: "Add a question first.",
	simulatorCaption: "Answers and the points they earn",
	answer: "Answer",
	points: "Points",
	outOf: "Out of",
	textNotScored: "Free text, not scored",
	clearAnswers: "Clear answers",
	pointsOutOf: (points: number, total: number) => `${points} of ${counted(total, "point")}`,
	seesOutcome: (title: string) => `Sees “${title}”`,
	seesNeutral: "Sees a neutral result, because no outcome fits",
	earnedOf: (earned: string, possible: string, simple: boolean) =>
		`${earned} of ${possible} ${simple ? "points" : "weighted points"}`,
	categoryStep: (name: string, sum: string, percent: string, weight: number) =>
		`${name}: ${sum} = ${percent}, counts ${weight}×`,
	averageStep: (terms: readonly string[], weights: number) => `Average: (${terms.join(" + ")}) ÷ ${weights}`,
	noCategoryPoints: "No category has points yet",
}

export const outcomeWords = {
	outcomes: "Outcomes",
	about: "What visitors see at the end, depending on their score. How everyone did is under Results & Analytics.",
	add: "Add outcome",
	none: "No outcomes yet",
	noneAbout: "An outcome tells visitors what their score means. Without one, everyone sees a neutral result.",
	upperWins: "If two outcomes cover the same score, the one higher in the list wins.",
	new: "New outcome",
	edit: "Edit outcome",
	thisOutcome: "this outcome",
	noTitle: "No title yet",
	number: (number: number) => `Outcome ${number}`,
	inRow: (number: number) => `outcome ${number}`,
	named: (title: string) => `Outcome “${title}”`,
	percentRange: (from: number, to: number) => `${from} to ${to}%`,
	title: "Title",
	descriptionHint: "What the score means, and what to do next.",
	fromPercent: "From, %",
	toPercent: "To, %",
	action: "Action",
	downloadHint: "Adds a download button under the result.",
	websitePlaceholder: "https://example.com/offer",
	websiteHint: "Visitors see the site's name and choose whether to open it.",
	emailSubject: "Email subject",
	emailText: "Email text",
	/** The server fills in the placeholders when it sends the mail. */
	mailHint:
		"Sent to the address the visitor gave. These fill in automatically: {user_name} {score} {percentage} {outcome_title} {quiz_name} {tenant_name}. {percentage} is the number alone, so add the % sign. {user_name} reads “Anonymous” unless the visitor gave a name. Links, addresses, and sentences are left out of it, because the visitor may not own the address.",
	message: "Message",
	messageHint: "Highlighted below the description.",
	look: "Look",
	colorLabels: { background_color: "Background", text_color: "Text", accent_color: "Accent" } as const,
	colorsAdjust: "Colors adjust automatically so text stays readable.",
	showBadge: "Show the performance badge",
	badgeAbout: "Grades the score for the visitor: Excellent from 90%, Good from 80%, Fair from 70%, otherwise Poor.",
	showCategories: "Show the category breakdown",
	reportShows: "The result page and the report show",
	reportParts: {
		include_charts: "Charts",
		include_recommendations: "Recommendations",
		include_detailed_breakdown: "Each question with its answer",
	} as const,
	previewAbout: "An example from the middle of the range.",
	exampleEmail: "ada@example.com",
	whoSeesWhat: "Who sees what",
	percentSees: (percent: number, outcome: string) => `${percent}%: ${outcome}`,
	noneHere: "No outcome, a neutral result",
	holesNote: (ranges: string) => `No outcome for ${ranges}. Visitors there see a neutral result.`,
	overlapsNote: (ranges: string) => `More than one outcome for ${ranges}. The one higher in the list wins.`,
	coveredNote: (title: string) => `“${title}” never shows, because outcomes above it cover its whole range.`,
	unreachableNote: (title: string) => `“${title}” can't be reached. No answers lead to its range.`,
}

export const quizResultsWords = {
	levelLabels: LEVEL_LABELS,
	leadOf: (level: LeadLevel) => `${LEVEL_LABELS[level]} lead`,
	leadsOf: (level: LeadLevel) => `${LEVEL_LABELS[level]} leads`,
	resultsAbout: "How visitors did. What they see at the end is under Results & Outcomes.",
	quiz: "Quiz",
	leadLevel: "Lead level",
	allLeads: "All lead levels",
	totalSessions: "Total sessions",
	averagePercentage: "Average percentage",
	highPerformers: (good: string, excellent: string) => `High performers (${good} or ${excellent})`,
	averageTime: "Average time",
	underAMinute: "under a minute",
	minutesText: (minutes: string) => `${minutes} min`,
	distribution: "Distribution",
	distributionAbout: "How many sessions ended at each percentage.",
	distributionTable: "Sessions by percentage",
	byCategory: "By category",
	byCategoryAbout: "Average percentage.",
	whereStop: "Where people stop",
	whereStopAbout: (started: number, completed: number) =>
		`${started.toLocaleString("en-US")} started, ${completed.toLocaleString("en-US")} finished. How many got past each question:`,
	numberedQuestion: (number: number, question: string) => `${number}. ${question}`,
	skippedCount: (count: number) => ` (${count.toLocaleString("en-US")} skipped)`,
	chartsAllLeads: "The charts cover all lead levels.",
	showAllLeads: "Show all lead levels",
	noSessions: "No sessions yet",
	noSessionsAbout: "Results appear here as soon as someone finishes the quiz.",
	noSuchSessions: "No matching sessions",
	noSuchSessionsAbout: "No one scored in this range. Choose another lead level.",
	sessions: "Sessions",
	sessionsAbout: "Lead levels follow your Scoring Rules. Scores from 90% are Excellent, from 80% Good, from 70% Fair.",
	showingOf: (shown: number, total: number) =>
		`Showing ${shown.toLocaleString("en-US")} of ${total.toLocaleString("en-US")} sessions`,
	loadMore: "Load more",
	noOutcome: "Neutral result",
	answers: "Answers",
	pdf: "PDF",
	answersOf: (who: string) => ` of ${who}`,
	reportOf: (who: string) => ` report of ${who}`,
}
