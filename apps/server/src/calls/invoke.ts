// In-process calls for server rendering, with the same checks and handlers as over HTTP.
import { type Call, type CallArguments, type Calls, calls } from '@matinee/contract';
import { isRefusal, type Refusal, refuse } from '../platform/errors/index.ts';
import { type CallContext, guestViewer } from './call-context.ts';
import { checkInput, type RawInput } from './check-input.ts';
import { checkResponse } from './check-response.ts';
import { checkPermission, needsToken, readRequestedLanguage } from './create-call-context.ts';
import type { AnyHandler, CallResult, RealmCall } from './handler.ts';
import { chooseLanguages } from './language.ts';

export type Invoke = <Name extends RealmCall>(
  name: Name,
  input: CallArguments<Calls[Name]>,
  ctx: CallContext,
) => Promise<CallResult<Name> | Refusal>;

export function createInvoke(handlers: Readonly<Record<RealmCall, AnyHandler>>): Invoke {
  return async <Name extends RealmCall>(
    name: Name,
    rawInput: CallArguments<Calls[Name]>,
    ctx: CallContext,
  ) => {
    const call: Call = calls[name];
    const input = checkInput(call, rawInput as RawInput);
    if (isRefusal(input)) return input;
    if (needsToken(call) && !ctx.viewer.session) return refuse('unauthorised');
    const permissionRefusal = checkPermission(call, ctx.viewer);
    if (permissionRefusal) return permissionRefusal;
    const viewer = call.auth === 'none' ? guestViewer : ctx.viewer;
    const result = await handlers[name](input as never, {
      ...withLanguage(ctx, readRequestedLanguage(input)),
      viewer,
    });
    if (isRefusal(result) || call.isEventStream) return result as CallResult<Name> | Refusal;
    return checkResponse(name, call, result) as CallResult<Name>;
  };
}

function withLanguage(ctx: CallContext, requestedLanguage: string | undefined): CallContext {
  if (requestedLanguage === undefined || requestedLanguage === ctx.language) return ctx;
  const languages = chooseLanguages(ctx.realm, requestedLanguage, undefined);
  return { ...ctx, languages, language: languages[0] ?? ctx.language };
}
