import { describe, expect, test } from 'vitest';
import { EngineError } from '../engine/engine.ts';
import { describeFailure, toPlayerFailure } from './failure.ts';

const failed = (status: number) => describeFailure({ code: 'x', status, retryable: false, requestId: 'r' });

describe('what a person is told about a failure', () => {
  test.each([
    [401, 'playerUnauthorised'],
    [403, 'playerForbidden'],
    [409, 'playerConflict'],
    [404, 'thisEventHasEnded'],
    [500, 'playerDefaultError'],
    [0, 'playerDefaultError'],
  ])('%i: %s', (status, messageKey) => {
    expect(failed(status).messageKey).toBe(messageKey);
  });

  test('404 means that the video is not live', () => {
    expect(failed(404).notLive).toBe(true);
    expect(failed(403).notLive).toBe(false);
  });

  test('an engine’s failure keeps its status and request id, anything else has none', () => {
    const failure = { code: 'x', status: 409, retryable: true, requestId: 'r1' };
    expect(toPlayerFailure(new EngineError(failure))).toMatchObject({
      ...failure,
      messageKey: 'playerConflict',
    });
    expect(toPlayerFailure(new TypeError('no chunk'))).toMatchObject({ code: 'TypeError', requestId: null });
  });
});
