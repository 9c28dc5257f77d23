/** How many weeks the figures may cover, the first being the default. */
export const PERIODS = [4, 1, 12, 52] as const
export type Period = (typeof PERIODS)[number]

export function periodOf(asked: string | string[] | undefined): Period {
	return PERIODS.find((weeks) => String(weeks) === asked) ?? PERIODS[0]
}
