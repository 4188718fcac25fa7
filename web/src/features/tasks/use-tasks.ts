// What waits for the user, for the home and for the counts of the sidebar and the tabs.
import { useQuery } from '@tanstack/react-query';
import { taskApi } from 'domain/tasks/task-api';
import { apiQuery } from '../../platform/query.ts';

export const useTasks = () => useQuery(apiQuery(taskApi.list));
