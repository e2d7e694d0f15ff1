// A machine shared with others may stall for seconds: once more in CI, as the journeys; the check names what needed it.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
