/** The viewer's own second step, for their account page. */
export interface OwnFactor {
	since: string
	codes_left: number
}

export function presentOwnFactor(factor: { since: Date; codesLeft: number }): OwnFactor {
	return { since: factor.since.toISOString(), codes_left: factor.codesLeft }
}
