/**
 * Why a migration may do what the rule of decision 21 forbids: the reason, by the migration's name and by
 * the finding as the test prints it.
 */
export const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
