/**
 * What the shell provides as `react-router-dom`: the names that the shell, the remotes and shared/
 * use, and nothing else, so that the rest of the router is left out of the first load. A remote that
 * needs another name adds it here first; facades.test.ts holds the list against the sources.
 */
export {
  createBrowserRouter,
  Link,
  Navigate,
  Outlet,
  replace,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
