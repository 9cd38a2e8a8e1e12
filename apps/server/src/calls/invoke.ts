// Calls in process, for server rendering: the same checks and handlers without HTTP.
import { type Call, type CallArguments, type Calls, calls } from '@matinee/contract';
import { isRefusal, type Refusal, refuse } from '../platform/errors/index.ts';
import { type CallContext, nobody } from './call-context.ts';
import { checkInput, type RawInput } from './check-input.ts';
import { checkResponse } from './check-response.ts';
import { needsToken, requestedLanguage } from './create-call-context.ts';
import type { Answered, AnyHandler, RealmCall } from './handler.ts';
import { languagesFor } from './language.ts';

export type Invoke = <Name extends RealmCall>(
  name: Name,
  input: CallArguments<Calls[Name]>,
  ctx: CallContext,
) => Promise<Answered<Name> | Refusal>;

export function createInvoke(handlers: Readonly<Record<RealmCall, AnyHandler>>): Invoke {
  return async <Name extends RealmCall>(name: Name, raw: CallArguments<Calls[Name]>, ctx: CallContext) => {
    const call: Call = calls[name];
    const input = checkInput(call, raw as RawInput);
    if (isRefusal(input)) return input;
    if (needsToken(call) && !ctx.viewer.session) return refuse('unauthorised');
    if (call.auth === 'user' && ctx.viewer.isGuest) return refuse('unauthorised');
    if (call.auth === 'admin' && ctx.viewer.role !== 'ADMIN') return refuse('forbidden');
    const viewer = call.auth === 'none' ? nobody : ctx.viewer;
    const result = await handlers[name](input as never, {
      ...inLanguage(ctx, requestedLanguage(input)),
      viewer,
    });
    if (isRefusal(result) || call.stream) return result as Answered<Name> | Refusal;
    return checkResponse(name, call, result) as Answered<Name>;
  };
}

function inLanguage(ctx: CallContext, wanted: string | undefined): CallContext {
  if (wanted === undefined || wanted === ctx.language) return ctx;
  const languages = languagesFor(ctx.realm, wanted, undefined);
  return { ...ctx, languages, language: languages[0] ?? ctx.language };
}
