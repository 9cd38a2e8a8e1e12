import { describe, expect, test } from 'vitest';
import { EngineError } from '../engine/engine.ts';
import { describeFailure, toPlayerFailure } from './failure.ts';

const describeStatus = (status: number) =>
  describeFailure({ code: 'x', status, retryable: false, requestId: 'r' });

describe('describeFailure', () => {
  test.each([
    [401, 'playerUnauthorised'],
    [403, 'playerForbidden'],
    [409, 'playerConflict'],
    [404, 'thisEventHasEnded'],
    [500, 'playerDefaultError'],
    [0, 'playerDefaultError'],
  ])('maps status %i to %s', (status, messageKey) => {
    expect(describeStatus(status).messageKey).toBe(messageKey);
  });

  test('maps 404 to an event that is not live', () => {
    expect(describeStatus(404).isNotLive).toBe(true);
    expect(describeStatus(403).isNotLive).toBe(false);
  });
});

test('toPlayerFailure keeps the status and request id of an engine error; other errors have no request id', () => {
  const failure = { code: 'x', status: 409, retryable: true, requestId: 'r1' };
  expect(toPlayerFailure(new EngineError(failure))).toMatchObject({
    ...failure,
    messageKey: 'playerConflict',
  });
  expect(toPlayerFailure(new TypeError('no chunk'))).toMatchObject({ code: 'TypeError', requestId: null });
});
