// Sign-in with an operator: detects the partners of the viewer, runs the workflow of one in the frame, and exchanges the token that
// it returns. After a failure the viewer is not signed in at the partner either.
import type { SessionUser } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { changeUser } from '../../../../shared/session/session.ts';
import type { SignUpConsentAnswer } from '../consent-answers.ts';
import { useSecondFactorStep } from '../second-factor/use-second-factor-step.ts';
import { createOperatorFrameClient, type OperatorFrameClient } from './operator-frame-client.ts';
import { type OperatorPartner, readPartners, readToken } from './operator-partner.ts';

interface OperatorSignInParams {
  frame: RefObject<HTMLIFrameElement | null>;
  isLinkingAccount: boolean;
  consentAnswers: SignUpConsentAnswer[];
  onSignedIn: (user: SessionUser) => void;
}

export interface OperatorSignIn {
  /** The partners to choose from; undefined until they are known. */
  partners: readonly OperatorPartner[] | undefined;
  /** The script of the operator shows its form in the frame. */
  isWorkflowOpen: boolean;
  /** The height of the document in the frame, in pixels. */
  frameHeight: number;
  error: Error | null;
  selectPartner: (partner: OperatorPartner) => void;
}

export function useOperatorSignIn({
  frame,
  isLinkingAccount,
  consentAnswers,
  onSignedIn,
}: OperatorSignInParams): OperatorSignIn {
  const { caller } = useEnvironment();
  const runStep = useSecondFactorStep();
  const queryClient = useQueryClient();
  const client = useRef<OperatorFrameClient>(null);
  const [isWorkflowOpen, setWorkflowOpen] = useState(false);
  const [frameHeight, setFrameHeight] = useState(0);

  const { mutate: signIn, error: signInError } = useMutation({
    mutationFn: (partnerId: string) =>
      logOutOnFailure(client.current, async (operator) => {
        setWorkflowOpen(true);
        const token = await operator
          .runWorkflow(partnerId)
          .then(readToken)
          .finally(() => setWorkflowOpen(false));
        return runStep(
          caller.call('signInWithOperator', {
            body: { opinAuthToken: token, link: isLinkingAccount, consentAnswers },
          }),
        );
      }),
    onSuccess: ({ user }) => {
      changeUser(queryClient, user);
      onSignedIn(user);
    },
  });

  const {
    mutate: detectPartners,
    data: partners,
    error: detectionError,
  } = useMutation({
    mutationFn: () =>
      logOutOnFailure(client.current, async (operator) =>
        readPartners(await operator.request('detectPartners')),
      ),
    onSuccess: ([partner, otherPartner]) => {
      if (partner && !otherPartner) signIn(partner.id);
    },
  });

  const start = useEffectEvent(() => detectPartners());
  useEffect(() => {
    if (!frame.current) return;
    const frameClient = createOperatorFrameClient(frame.current, setFrameHeight);
    client.current = frameClient;
    start();
    return () => frameClient.close();
  }, [frame]);

  return {
    partners,
    isWorkflowOpen,
    frameHeight,
    error: detectionError ?? signInError,
    selectPartner: ({ id }) => signIn(id),
  };
}

async function logOutOnFailure<T>(
  client: OperatorFrameClient | null,
  work: (client: OperatorFrameClient) => Promise<T>,
): Promise<T> {
  if (!client) throw new Error('The frame of the operator is closed');
  try {
    return await work(client);
  } catch (error) {
    await client
      .request('logOut')
      .catch((logOutError: unknown) => console.warn('The operator could not log out', logOutError));
    throw error;
  }
}
