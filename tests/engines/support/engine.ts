/** A part of a browser that scripts run in: a tab's page, or a frame in it. */
export interface Surface {
	/** Evaluates an expression. Its value, or that of its promise, has to fit into JSON. */
	evaluate(expression: string): Promise<unknown>
	/** The element that an expression evaluates to. */
	element(expression: string): Promise<PageElement>
}

/** Everything here goes the way that a person's hand and keys go, not through the page's scripts. */
export interface PageElement {
	click(): Promise<void>
	type(text: string): Promise<void>
	chooseFile(file: string): Promise<void>
	/** What a frame shows. */
	frame(): Promise<Surface>
}

/** What a driver's error begins with when its browser's page crashed or hung. */
export const PAGE_LOST = "The browser lost its page"

export interface Tab extends Surface {
	goto(url: string): Promise<void>
	/** Kills the browser at once, like an empty battery, and starts it again; where nothing outlives it, leaves the page. */
	loseEverything(): Promise<void>
	/** Errors of the pages since the last call, as far as the driver tells. */
	takeComplaints(): string[]
	end(): Promise<void>
}

export interface Engine {
	name: string
	/** False if its MediaRecorder gives nothing. */
	records: boolean
	/** Null where the machine lacks it. */
	open: (() => Promise<Tab>) | null
}
