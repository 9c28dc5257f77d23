export interface EmbeddedPostgres {
	url: string
	port: number
	/** Of the postmaster that it began with. */
	pid: number
	/** True where it ran already. */
	adopted: boolean
	/** Whether another process uses it at this moment. */
	isShared(): Promise<boolean>
	stop(): Promise<void>
}

export declare function startEmbeddedPostgres(options: {
	dataDir: string
	/** For throw-away data: nothing waits for the disk. */
	quick?: boolean
	/** Further server settings, `name=value`. */
	flags?: string[]
	/** Given, a server that ends by itself is started again; told where that cannot be done. */
	onLost?: (error: Error) => void
}): Promise<EmbeddedPostgres>
