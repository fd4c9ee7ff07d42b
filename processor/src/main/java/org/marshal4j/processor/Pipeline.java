package org.marshal4j.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.marshal4j.processor.binding.Binder;
import org.marshal4j.processor.binding.BoundField;
import org.marshal4j.processor.binding.Codecs;
import org.marshal4j.processor.check.BoundType;
import org.marshal4j.processor.check.CheckContext;
import org.marshal4j.processor.check.Checks;
import org.marshal4j.processor.check.Lock;
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
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.ImportSite;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.report.ImportProblems;
import org.marshal4j.processor.scan.DtoScanner;
import org.marshal4j.processor.scan.Scanned;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.schema.Schema;

/** Takes one type from its declaration to its generated files. */
final class Pipeline {

    private final Program program;
    private final DtoScanner scanner;
    private final Imports imports;
    private final NestedTypes nested;
    private final Binder binder;
    private final Checks checks;
    private final NestedSize sizes;
    private final NestedGraph graphs;
    private final StandIns standIns;
    private final ChangedGenerics changedGenerics;
    private final Lock lock;
    private final String version;

    /** A pipeline for one round of the compilation of a program. */
    Pipeline(Program program, Imports imports, Lock lock, boolean isUntrusted, String version) {
        this.program = program;
        this.scanner = new DtoScanner(program, imports, version);
        this.sizes = new NestedSizes(program, imports, scanner);
        this.imports = imports;
        this.nested = new NestedTypes(program, imports, scanner, sizes);
        this.graphs = new NestedGraphs(nested);
        this.binder = new Binder(new Codecs(sizes, graphs), this::isLookedAt);
        this.checks =
                new Checks(new CheckContext(program, nested, lock, isUntrusted, version, new Once<>(this::schemas)));
        this.standIns = new StandIns(scanner, version);
        this.changedGenerics = new ChangedGenerics(program);
        this.lock = lock;
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
    boolean isToBeBound(Subject subject) {
        return scanner.isToBeBound(subject);
    }

    /** The generic classes that the fields of a type bind, each with its field. */
    List<Subject> boundBy(Subject subject) {
        return scanner.scan(subject)
                .dto()
                .filter(scanned -> imports.hasBindings())
                .map(dto -> boundBy(subject, dto))
                .orElse(List.of());
    }

    private List<Subject> boundBy(Subject subject, Dto dto) {
        Map<Name, Subject> bound = new LinkedHashMap<>();
        for (Field field : dto.fields()) {
            for (MarshalledType type : nested.askedForBy(field)) {
                program.find(type.name().qualified())
                        .flatMap(element -> imports.bound(element, type.marshaller()))
                        .ifPresent(found -> bound.putIfAbsent(type.marshaller(), found.boundBy(subject, field.name())));
            }
        }
        return List.copyOf(bound.values());
    }

    /** Takes a type through all stages. Each returns a value and problems. */
    Result process(Subject subject) {
        Outcome<Dto> scanned = scan(subject);
        Outcome<Binder.Bound> bound = scanned.then(this::bind);
        Outcome<Supplier<MarshallerModel>> checked = bound.then(type -> check(subject, type, bound.isSound()));
        Outcome<MarshallerModel> planned = checked.thenIfSound(this::plan);
        Outcome<List<GeneratedFile>> emitted = planned.then(this::emit);
        return emitted.value()
                .map(files -> new Result(
                        files,
                        byUse(subject, changedGenerics.others(subject, emitted.problems())),
                        changedGenerics.in(subject, emitted.problems()),
                        false,
                        true,
                        bound.value().map(Pipeline::dynamicByImport).orElse(List.of())))
                .orElseGet(() -> failed(subject, scanned.value().isPresent(), emitted));
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
        return program.find(type.qualified())
                .filter(found -> program.isCompiled(found) || imports.isImported(found))
                .isPresent();
    }

    private Outcome<Dto> scan(Subject subject) {
        Scanned scanned = scanner.scan(subject);
        return new Outcome<>(scanned.dto(), scanned.problems(), scanned.isComplete());
    }

    private Outcome<Binder.Bound> bind(Dto dto) {
        Binder.Bound bound = binder.bind(dto);
        return new Outcome<>(Optional.of(bound).filter(Binder.Bound::isWhole), bound.problems(), bound.complete());
    }

    /** Looks for mistakes. The model is made once, be it for a check or for the next stage. */
    private Outcome<Supplier<MarshallerModel>> check(Subject subject, Binder.Bound bound, boolean isSound) {
        Supplier<MarshallerModel> model = new Once<>(() -> model(bound));
        BoundType type = new BoundType(
                subject, bound.dto(), bound.fields(), () -> model.get().described());
        return Outcome.of(model, checks.of(type, isSound));
    }

    private List<Schema> schemas() {
        return program.compiled().stream()
                .filter(type -> Annotations.has(type, Annotations.MARSHAL))
                .map(program::annotated)
                .filter(subject -> !isToBeBound(subject))
                .map(subject -> scan(subject).then(this::bind))
                .filter(Outcome::isSound)
                .flatMap(bound -> bound.value().stream())
                .map(bound -> model(bound).described())
                .toList();
    }

    /** Lays the fields out, unless a check has done it. */
    private Outcome<MarshallerModel> plan(Supplier<MarshallerModel> model) {
        return Outcome.of(model.get());
    }

    private Outcome<List<GeneratedFile>> emit(MarshallerModel model) {
        return Outcome.of(Artifacts.ALL.stream()
                .filter(artifact -> artifact.concerns(model.dto()))
                .map(artifact -> artifact.emit(model))
                .toList());
    }

    private MarshallerModel model(Binder.Bound bound) {
        Dto dto = bound.dto();
        Size size = dto.family().map(family -> FamilySize.of(family, sizes)).orElseGet(bound::size);
        return MarshallerModel.of(dto, bound.fields(), size, graphs, lock.file(), version);
    }

    private Result failed(Subject subject, boolean isReachable, Outcome<?> outcome) {
        List<Problem> problems = outcome.problems();
        boolean mayBeFixedLater = problems.stream()
                .filter(Problem::isError)
                .map(Problem::diagnostic)
                .allMatch(Diagnostic::mayBeFixedLater);
        List<Problem> toReport = subject.site()
                .filter(site -> !program.isCompiled(subject.type()))
                .map(site -> ofImport(subject, site, problems))
                .orElseGet(() -> byUse(subject, changedGenerics.others(subject, problems)));
        return new Result(
                standIns.of(subject, isReachable),
                toReport,
                changedGenerics.in(subject, problems),
                mayBeFixedLater && isReachable,
                outcome.isComplete(),
                List.of());
    }

    /** A problem with a type argument concerns whoever binds the class; all others concern the class itself. */
    private List<Problem> ofImport(Subject subject, ImportSite site, List<Problem> problems) {
        TypeArguments arguments = new TypeArguments(program, subject);
        List<Problem> ofArguments =
                problems.stream().filter(arguments::areAtFault).toList();
        List<Problem> others = problems.stream()
                .filter(problem -> !arguments.areAtFault(problem))
                .toList();
        String path = subject.use().map(Subject.Use::path).orElseGet(site::path);
        List<Problem> toReport = new ArrayList<>(ImportProblems.of(program.nameOf(subject.type()), path, site, others));
        Optional<Subject> importedRoot = subject.use()
                .map(Subject.Use::root)
                .filter(root -> root.site().isPresent() && !program.isCompiled(root.type()));
        byUse(subject, ofArguments).stream()
                .map(problem -> importedRoot
                        .map(root -> ImportProblems.ofHolder(
                                program.nameOf(root.type()), root.site().orElseThrow(), problem))
                        .orElse(problem))
                .forEach(toReport::add);
        return toReport;
    }

    /** The names of a bound class's problems start with the path from the class that binds it. */
    private List<Problem> byUse(Subject subject, List<Problem> problems) {
        Name name = program.nameOf(subject.type());
        NamedElsewhere named = new NamedElsewhere(program, subject);
        return subject.use()
                .map(use -> problems.stream()
                        .map(named::advised)
                        .map(problem -> problem.onPath(name, use.path()))
                        .distinct()
                        .toList())
                .orElse(problems);
    }
}
