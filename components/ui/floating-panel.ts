export const SCRIM = "fixed inset-0 z-40 bg-scrim animate-appear"

export const FLOATING_PANEL =
	"fixed z-50 flex flex-col gap-5 overflow-y-auto bg-surface p-5 text-sm text-ink shadow-float animate-appear outline-none " +
	"inset-x-0 bottom-0 max-h-[90dvh] rounded-t-surface pb-[max(1.25rem,env(safe-area-inset-bottom))] " +
	"sm:inset-x-auto sm:inset-y-0 sm:start-0 sm:end-0 sm:m-auto sm:h-fit sm:w-full sm:max-w-md sm:rounded-surface sm:p-6"
