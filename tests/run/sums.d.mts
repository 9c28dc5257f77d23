export interface Sum {
	passed: number
	failed: number
}

export function vitestSum(file: string): Sum
export function playwrightSum(file: string): Sum
