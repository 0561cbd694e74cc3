/**
 * All of the router that the shell, the remotes and shared/ may use. The shell lends this module at
 * run time, so what is not named here is in nobody's bundle; the type check refuses it. A remote that
 * needs another name adds it here and waits for the shell's next release.
 */
export {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type Location,
  matchRoutes,
  Navigate,
  Outlet,
  type PatchRoutesOnNavigationFunction,
  replace,
  type RouteObject,
  RouterProvider,
  type RouterProviderProps,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { Link, type LinkProps } from './link';
