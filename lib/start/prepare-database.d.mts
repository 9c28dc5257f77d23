export interface FirstLogin {
	role: "platform admin" | "demo tenant"
	email: string
	password: string
	path: string
}

export declare function prepareDatabase(options: {
	url: string
	demo?: boolean
	/** False leaves the tables empty. */
	seedData?: boolean
}): Promise<{ applied: string[]; logins: FirstLogin[] }>
