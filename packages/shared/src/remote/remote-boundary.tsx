import type { RemoteManifest } from '@slotwise/contract';
import { ErrorState } from '@slotwise/shared/ui';
import { sharedWords } from '@slotwise/shared/words';
import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  /** The remote that this place belongs to. */
  remote: Pick<RemoteManifest, 'id' | 'name' | 'version'>;
  /** Called once per failure. */
  onError?(error: unknown): void;
  /** Called before the children are drawn again: load the remote anew here. */
  onRetry?(): void | Promise<void>;
  /** Replacement for the children; default: `RemoteFailure`. */
  renderFailure?(failure: { error: unknown; retrying: boolean; retry(): void }): ReactNode;
  children: ReactNode;
}

interface State {
  failed: boolean;
  error?: unknown;
  retrying: boolean;
}

/** Keeps the failure of a remote in its own place, says whose it is and offers to try again. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, State> {
  override state: State = { failed: false, retrying: false };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error, retrying: false };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = async () => {
    this.setState({ retrying: true });
    try {
      await this.props.onRetry?.();
    } catch (error) {
      this.props.onError?.(error);
      this.setState({ retrying: false });
      return;
    }
    this.setState({ failed: false, retrying: false });
  };

  override render() {
    const { failed, error, retrying } = this.state;
    if (!failed) return this.props.children;
    const retry = () => void this.retry();
    return (
      this.props.renderFailure?.({ error, retrying, retry }) ?? (
        <RemoteFailure remote={this.props.remote} retrying={retrying} onRetry={retry} />
      )
    );
  }
}

export interface RemoteFailureProps {
  remote: Pick<RemoteManifest, 'id' | 'name' | 'version'>;
  retrying?: boolean;
  onRetry?(): void;
  /** The failure, in words for people. */
  reason?: string;
  /** In a part of a page, where there is no room for a picture. */
  compact?: boolean;
}

/** Replacement for a remote that cannot be shown. */
export function RemoteFailure({ remote, retrying, onRetry, reason, compact = false }: RemoteFailureProps) {
  const { t } = sharedWords.useWords();
  const fault = reason ?? t('remote-failed.own-fault');
  const { id, name, version } = remote;
  return (
    <ErrorState
      compact={compact}
      title={t('remote-failed.title', { name })}
      advice={t('remote-failed.advice', { fault, id, version })}
      {...(onRetry ? { onRetry } : {})}
      {...(retrying === undefined ? {} : { retrying })}
    />
  );
}
