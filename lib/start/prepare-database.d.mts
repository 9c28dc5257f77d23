export interface FirstLogin {
	role: "platform admin" | "demo tenant"
	email: string
	password: string
	path: string
}

export declare function migrateDatabase(url: string): Promise<string[]>

export declare function seedDatabase(url: string, options: { demo: boolean }): Promise<FirstLogin[]>
