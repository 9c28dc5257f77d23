export const starsGiven = (count: number) => `${count} of 5 stars`
