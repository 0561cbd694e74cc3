import vm from 'node:vm';

const { compileFunction } = vm;
const filename = '/node_modules/a/index.js';

const compileBefore: typeof compileFunction = (source, parameters, options) =>
  options?.filename === filename
    ? compileFunction('return "compiled before"')
    : compileFunction(source, parameters, options);

const compiledIn = (parsingContext: vm.Context): unknown =>
  vm.compileFunction('return "compiled once"', [], { filename, parsingContext })();

afterEach(() => Object.assign(vm, { compileFunction }));

it('leaves the packages of other environments to what compiles them', async () => {
  Object.assign(vm, { compileFunction: compileBefore });
  const { compileOnce } = await import('./compile-once');
  const [own, other] = [vm.createContext(), vm.createContext()];
  compileOnce(own);
  expect(compiledIn(own)).toBe('compiled once');
  expect(compiledIn(other)).toBe('compiled before');
});
