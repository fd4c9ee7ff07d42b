package org.marshal4j.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.marshal4j.processor.binding.Binder;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.binding.Codecs;
import org.marshal4j.processor.check.BoundType;
import org.marshal4j.processor.check.Checks;
import org.marshal4j.processor.check.Lock;
import org.marshal4j.processor.check.Program;
import org.marshal4j.processor.codec.NestedGraph;
import org.marshal4j.processor.codec.NestedSize;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.emit.MarshallerModel;
import org.marshal4j.processor.model.Dto;
import org.marshal4j.processor.model.Field;
import org.marshal4j.processor.model.MarshalledType;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.Size;
import org.marshal4j.processor.nested.FamilySize;
import org.marshal4j.processor.nested.NestedGraphs;
import org.marshal4j.processor.nested.NestedSizes;
import org.marshal4j.processor.nested.NestedTypes;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.problem.Problem;
import org.marshal4j.processor.report.ImportProblems;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.source.ImportSite;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/** Takes one type from its declaration to its generated files. */
final class Pipeline {

    private final Source source;
    private final DtoScanner scanner;
    private final Imports imports;
    private final NestedTypes nested;
    private final Binder binder;
    private final Checks checks;
    private final NestedSize sizes;
    private final NestedGraph graphs;
    private final StandIns standIns;
    private final ChangedGenerics changedGenerics;
    private final String version;

    /** A pipeline for one round of the compilation of a program. */
    Pipeline(Source source, Imports imports, Lock lock, boolean isUntrusted, String version) {
        this.source = source;
        this.scanner = new DtoScanner(source, imports, version);
        this.sizes = new NestedSizes(source, imports, scanner);
        this.imports = imports;
        this.nested = new NestedTypes(source, imports, scanner, sizes);
        this.graphs = new NestedGraphs(nested);
        this.binder = new Binder(new Codecs(sizes, graphs), this::isLookedAt);
        this.checks = new Checks(new Program(source, nested, lock, isUntrusted, version));
        this.standIns = new StandIns(scanner, version);
        this.changedGenerics = new ChangedGenerics(source);
        this.version = version;
    }

    /**
     * The result for a type.
     *
     * @param files the files generated for it
     * @param problems the problems found in it
     * @param ofGeneric the changes of the generic class, if it is one that fields bind
     * @param mayBeFixedLater whether a later processor may fix everything that is wrong
     * @param isComplete whether everything exists that the source of the type names
     * @param dynamic the fields that are dynamic because its import says so
     */
    record Result(
            List<GeneratedFile> files,
            List<Problem> problems,
            List<Problem> ofGeneric,
            boolean mayBeFixedLater,
            boolean isComplete,
            List<String> dynamic) {}

    /** Placeholders for generated types that cannot be generated. */
    StandIns standIns() {
        return standIns;
    }

    /** Whether nothing is generated for the type itself, but something is for each type that fields bind it to. */
    boolean isToBeBound(Target target) {
        return scanner.isToBeBound(target);
    }

    /** The generic classes that the fields of a type bind, each with its field. */
    List<Target> boundBy(Target target) {
        return scanner.scan(target).dto().map(dto -> boundBy(target, dto)).orElse(List.of());
    }

    private List<Target> boundBy(Target target, Dto dto) {
        Map<Name, Target> bound = new LinkedHashMap<>();
        for (Field field : dto.fields()) {
            for (MarshalledType type : nested.askedForBy(field)) {
                source.find(type.name().qualified())
                        .flatMap(element -> imports.bound(element, type.marshaller()))
                        .ifPresent(found -> bound.putIfAbsent(type.marshaller(), found.boundBy(target, field.name())));
            }
        }
        return List.copyOf(bound.values());
    }

    /** Takes a type through all stages. Each returns a value and problems. */
    Result process(Target target) {
        Outcome<Dto> scanned = scan(target);
        Outcome<Binder.Bound> bound = scanned.then(this::bind);
        Outcome<Binder.Bound> checked = bound.then(type -> check(target, type, bound.isSound()));
        Outcome<MarshallerModel> planned = checked.thenIfSound(this::plan);
        Outcome<List<GeneratedFile>> emitted = planned.then(this::emit);
        return emitted.value()
                .map(files -> new Result(
                        files,
                        byUse(target, changedGenerics.others(target, emitted.problems())),
                        changedGenerics.in(target, emitted.problems()),
                        false,
                        true,
                        bound.value().map(Pipeline::dynamicByImport).orElse(List.of())))
                .orElseGet(() -> failed(target, scanned.value().isPresent(), emitted));
    }

    private static List<String> dynamicByImport(Binder.Bound bound) {
        Dto dto = bound.dto();
        return bound.fields().stream()
                .filter(field -> field.codec().supportedOptions().contains(Option.DYNAMIC))
                .map(BoundField::field)
                .filter(field ->
                        field.options().isDynamicByImport() && field.owner().equals(dto.name()))
                .map(field -> dto.name().simple() + "." + field.name())
                .toList();
    }

    /** Whether this compilation takes the class through the pipeline. */
    private boolean isLookedAt(Name type) {
        return source.find(type.qualified())
                .filter(found -> source.isCompiled(found) || imports.isImported(found))
                .isPresent();
    }

    private Outcome<Dto> scan(Target target) {
        Scanned scanned = scanner.scan(target);
        return new Outcome<>(scanned.dto(), scanned.problems(), scanned.isComplete());
    }

    private Outcome<Binder.Bound> bind(Dto dto) {
        Binder.Bound bound = binder.bind(dto);
        return new Outcome<>(Optional.of(bound).filter(Binder.Bound::isWhole), bound.problems(), bound.complete());
    }

    private Outcome<Binder.Bound> check(Target target, Binder.Bound bound, boolean isSound) {
        BoundType type = new BoundType(
                target, bound.dto(), bound.fields(), () -> model(bound).described());
        return Outcome.of(bound, checks.of(type, isSound));
    }

    private Outcome<MarshallerModel> plan(Binder.Bound bound) {
        return Outcome.of(model(bound));
    }

    private Outcome<List<GeneratedFile>> emit(MarshallerModel model) {
        return Outcome.of(Outputs.ALL.stream()
                .filter(output -> output.concerns(model.dto()))
                .map(output -> output.emit(model))
                .toList());
    }

    private MarshallerModel model(Binder.Bound bound) {
        Dto dto = bound.dto();
        Size size = dto.family().map(family -> FamilySize.of(family, sizes)).orElseGet(bound::size);
        return MarshallerModel.of(dto, bound.fields(), size, graphs, version);
    }

    private Result failed(Target target, boolean isReachable, Outcome<?> outcome) {
        List<Problem> problems = outcome.problems();
        boolean mayBeFixedLater = problems.stream()
                .filter(Problem::isError)
                .map(Problem::diagnostic)
                .allMatch(Diagnostic::mayBeFixedLater);
        List<Problem> toReport = target.site()
                .filter(site -> !source.isCompiled(target.type()))
                .map(site -> ofImport(target, site, problems))
                .orElseGet(() -> byUse(target, changedGenerics.others(target, problems)));
        return new Result(
                standIns.of(target, isReachable),
                toReport,
                changedGenerics.in(target, problems),
                mayBeFixedLater && isReachable,
                outcome.isComplete(),
                List.of());
    }

    /** A problem with a type argument concerns whoever binds the class; all others concern the class itself. */
    private List<Problem> ofImport(Target target, ImportSite site, List<Problem> problems) {
        TypeArguments arguments = new TypeArguments(source, target);
        List<Problem> ofArguments =
                problems.stream().filter(arguments::areAtFault).toList();
        List<Problem> others = problems.stream()
                .filter(problem -> !arguments.areAtFault(problem))
                .toList();
        String path = target.use().map(Target.Use::path).orElseGet(site::path);
        List<Problem> toReport = new ArrayList<>(ImportProblems.of(source.nameOf(target.type()), path, site, others));
        Optional<Target> importedRoot = target.use()
                .map(Target.Use::root)
                .filter(root -> root.site().isPresent() && !source.isCompiled(root.type()));
        byUse(target, ofArguments).stream()
                .map(problem -> importedRoot
                        .map(root -> ImportProblems.ofHolder(
                                source.nameOf(root.type()), root.site().orElseThrow(), problem))
                        .orElse(problem))
                .forEach(toReport::add);
        return toReport;
    }

    /** The names of a bound class's problems start with the path from the class that binds it. */
    private List<Problem> byUse(Target target, List<Problem> problems) {
        Name name = source.nameOf(target.type());
        NamedElsewhere named = new NamedElsewhere(source, target);
        return target.use()
                .map(use -> problems.stream()
                        .map(named::advised)
                        .map(problem -> ImportProblems.onPath(name, use.path(), problem))
                        .distinct()
                        .toList())
                .orElse(problems);
    }
}
