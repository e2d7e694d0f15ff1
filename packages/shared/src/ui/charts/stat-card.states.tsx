import type { PartStates } from '../part-states';
import { StatCard } from './index';
import type { StatCardProps } from './index';

const toRoles: StatCardProps['link'] = (className, content) => (
  <a href="#roles" className={className}>
    {content}
  </a>
);
const nothing = () => undefined;

function Example(props: Partial<StatCardProps>) {
  return (
    <div style={{ maxWidth: '18rem' }}>
      <StatCard label="Picks a day" value={12840} {...props} />
    </div>
  );
}

export default {
  part: 'Stat card',
  states: {
    'with a link': () => <Example link={toRoles} />,
    'getting better': () => (
      <Example link={toRoles} trend={{ change: 0.052, since: 'since last week', better: 'more' }} />
    ),
    'getting worse': () => (
      <Example
        label="Metres a pick"
        value={38.4}
        format={{ minimumFractionDigits: 1 }}
        trend={{ change: 0.3, since: 'since last week', better: 'less' }}
      />
    ),
    'with its history': () => (
      <Example
        link={toRoles}
        history={[11200, 11900, 11700, 12600, 12100, 12400, 12840]}
        trend={{ change: 0.052, since: 'since last week', better: 'more' }}
      />
    ),
    unchanged: () => <Example trend={{ change: 0, since: 'since last week', better: 'more' }} />,
    'a share': () => <Example label="Golden zone" value={0.734} format={{ style: 'percent' }} />,
    'being loaded': () => <Example value={undefined} link={toRoles} />,
    'no figure': () => <Example label="Golden zone" value={null} format={{ style: 'percent' }} />,
    'not to be had': () => (
      <Example value={undefined} fault={{ text: 'The server cannot be reached.', retrying: false, onRetry: nothing }} />
    ),
  },
} satisfies PartStates;
