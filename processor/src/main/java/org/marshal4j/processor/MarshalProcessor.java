package org.marshal4j.processor;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.check.Lock;
import org.marshal4j.processor.check.Program;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.files.SourceFiles;
import org.marshal4j.processor.libraries.Versions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.report.DynamicNotes;
import org.marshal4j.processor.report.Guard;
import org.marshal4j.processor.report.Reporter;
import org.marshal4j.processor.scan.TypeMarshallerCheck;
import org.marshal4j.processor.scan.UnmarshalledSubclasses;
import org.marshal4j.processor.scan.reach.Importers;
import org.marshal4j.processor.scan.type.Imports;
import org.marshal4j.processor.source.AnnotatedTypes;
import org.marshal4j.processor.source.Annotations;
import org.marshal4j.processor.source.Lombok;
import org.marshal4j.processor.source.MissingClasses;
import org.marshal4j.processor.source.Source;
import org.marshal4j.processor.source.Target;

/**
 * Generates a marshaller and an interface for each class and record with {@code @Marshal}.
 *
 * <p>Each generated file depends on one type only; what it knows of the types it holds comes from their own generated
 * files. So the processor is incremental. A type that a later processor may still complete is looked at once more, in
 * the next round.
 */
@AutoService(Processor.class)
public final class MarshalProcessor extends AbstractProcessor {

    /** The names of the types to process again. The compiler has new elements for them in the next round. */
    private final DynamicNotes dynamicNotes = new DynamicNotes();

    private final Map<String, Target> deferred = new LinkedHashMap<>();

    /** Those of them that already have their marshallers, but bind a generic class that does not have one yet. */
    private final Set<String> waiting = new HashSet<>();

    /** The marshallers of bound generic classes that have been generated. */
    private final Set<Name> bound = new HashSet<>();

    private @Nullable Source source;
    private @Nullable Imports imports;
    private @Nullable Lombok lombok;
    private @Nullable Reporter reporter;
    private @Nullable SourceFiles files;
    private @Nullable Guard guard;
    private Lock lock = Lock.of(null);
    private final LateElements importers =
            new LateElements(importer -> new MissingClasses(program()).areImportedBy(importer));

    private final LateElements marshallersForTypes = new LateElements(MissingClasses::areNamedBy);
    private boolean isLastRound;
    private boolean isUntrusted;
    private boolean surroundingsChecked;
    private boolean subclassesChecked;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Annotations.OURS);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(Lock.OPTION, Program.UNTRUSTED);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        source = new Source(environment);
        imports = new Imports(source);
        lombok = new Lombok(environment);
        reporter = new Reporter(environment.getMessager());
        files = new SourceFiles(source, environment.getFiler(), reporter);
        guard = new Guard(reporter, Version.CURRENT);
        lock = Lock.of(environment.getOptions().get(Lock.OPTION));
        isUntrusted = Boolean.parseBoolean(environment.getOptions().get(Program.UNTRUSTED));
    }

    /**
     * Generates the files for the types of a round.
     *
     * @return always true: compilers warn about annotations that no processor claims, and no other processor wants
     *     these
     */
    @Override
    @SuppressWarnings("DoNotClaimAnnotations") // docs/decisions/0025-annotations-are-claimed.md
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        guard().attempt("this round", null, () -> generate(annotations, round));
        return true;
    }

    private void generate(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Source program = Objects.requireNonNull(source);
        round.getRootElements().forEach(program::addCompiled);
        files().beginRound();
        isLastRound = round.processingOver();
        Imports importing = Objects.requireNonNull(imports);
        Pipeline pipeline = new Pipeline(program, importing, lock, isUntrusted, Version.CURRENT);
        AnnotatedTypes types = new AnnotatedTypes(annotations, round);
        checkMarshallers(program, types);
        // Imported types come first, since a field of any class may have such a type.
        List<Target> imported = imported(new Importers(program, importing), types);
        attemptDeferred(program, pipeline);
        for (TypeElement type : types.withheld()) {
            Target target = program.annotated(type);
            guard().attemptQuietly(() -> write(pipeline.standIns().ofScanned(target), target));
        }
        warnOfSubclasses(program, imported, round);
        Stream<Target> annotated = types.marshalled().stream().map(program::annotated);
        for (Target target : Stream.concat(imported.stream(), annotated).toList()) {
            checkSurroundings(program, target);
            if (Versions.isComplete(program, target)) {
                attempt(target, pipeline, target.isImported() || round.processingOver());
            } else {
                write(pipeline.standIns().withoutRuntime(target), target);
            }
        }
        dynamicNotes.take().forEach(reporter()::remark);
    }

    /** Only in the first round: nobody can annotate classes that other processors generate. */
    private void warnOfSubclasses(Source program, List<Target> imported, RoundEnvironment round) {
        if (subclassesChecked) {
            return;
        }
        subclassesChecked = true;
        Set<TypeElement> importedTypes = imported.stream().map(Target::type).collect(Collectors.toSet());
        guard().attemptQuietly(() -> new UnmarshalledSubclasses(program, importedTypes)
                .in(round.getRootElements())
                .forEach(found -> reporter().report(program.annotated(found.type()), found.problem())));
    }

    private void attemptDeferred(Source program, Pipeline pipeline) {
        List<Target> targets = List.copyOf(deferred.values());
        deferred.clear();
        for (Target target : targets) {
            // A class that is part of a cycle can no longer be found. Others may still use its generated code.
            program.find(target.type().getQualifiedName().toString())
                    .ifPresentOrElse(
                            type -> attemptAgain(program.annotated(type), pipeline),
                            () -> writeStandIns(target, pipeline));
        }
    }

    /** Generates the type, unless only something that it binds was missing, and everything it binds. */
    private void attemptAgain(Target target, Pipeline pipeline) {
        if (waiting.remove(target.type().getQualifiedName().toString())) {
            attemptBound(target, pipeline, true);
        } else {
            attempt(target, pipeline, true);
        }
    }

    private List<Target> imported(Importers importing, AnnotatedTypes types) {
        List<Element> ready = importers.ready(program(), types.importers(), isLastRound);
        for (Consumer<Element> pass : importing.passes()) {
            for (Element importer : ready) {
                guard().attempt(importer, importer, () -> pass.accept(importer));
            }
        }
        importing.remarks().forEach(remark -> reporter().remark(remark));
        return importing.targets();
    }

    private void checkMarshallers(Source program, AnnotatedTypes types) {
        TypeMarshallerCheck check = new TypeMarshallerCheck(program);
        for (Element each : marshallersForTypes.ready(program, types.packagesWithMarshallers(), isLastRound)) {
            guard().attempt(each, each, () -> check.check(each).forEach(reporter()::remark));
        }
    }

    /** Reports problems with our artifacts on the class path and with the lock file, on the first type. */
    private void checkSurroundings(Source program, Target first) {
        if (!surroundingsChecked) {
            surroundingsChecked = true;
            Versions.complaint(program, first, Version.CURRENT)
                    .ifPresent(complaint -> reporter().error(first, complaint));
            lock.problems().forEach(problem -> reporter().error(first, problem));
        }
    }

    private void attempt(Target target, Pipeline pipeline, boolean last) {
        if (!guard().attempt(target.type(), target.place(), () -> generate(target, pipeline, last))) {
            writeStandIns(target, pipeline);
        }
        if (!deferred.containsKey(target.type().getQualifiedName().toString())) {
            attemptBound(target, pipeline, last);
        }
    }

    /** The generic classes that a type binds, and what those bind, except those that already have marshallers. */
    private void attemptBound(Target target, Pipeline pipeline, boolean last) {
        guard().attempt(target.type(), target.place(), () -> {
            for (Target each : new BoundTargets(pipeline).of(target)) {
                if (bound.add(each.marshaller())
                        && !guard().attempt(each.type(), each.place(), () -> generate(each, pipeline, last))) {
                    writeStandIns(each, pipeline);
                }
            }
        });
    }

    /** If this fails too, it fails for the reason already reported. */
    private void writeStandIns(Target target, Pipeline pipeline) {
        guard().attemptQuietly(() -> write(pipeline.standIns().of(target), target));
    }

    private void generate(Target target, Pipeline pipeline, boolean last) {
        if (pipeline.isToBeBound(target)) {
            return;
        }
        if (!last && mayChange(target)) {
            defer(target);
            return;
        }
        if (isWaiting(target)) {
            deferWithInterface(target, pipeline);
            return;
        }
        if (!target.isImported() && new MissingClasses(program()).areNamedOn(target.type())) {
            // The compiler reports the class, and without it nothing is certain about the type.
            write(pipeline.standIns().ofScanned(target), target);
            return;
        }
        Pipeline.Result result = pipeline.process(target);
        boolean mayAppear = !isLastRound && !result.isComplete() && !target.isImported();
        if (result.mayBeFixedLater() && (!last || mayAppear)) {
            deferWithInterface(target, pipeline);
            return;
        }
        boolean known = result.problems().stream().anyMatch(problem -> problem.diagnostic() == Diagnostic.NAME_TAKEN);
        for (GeneratedFile file : result.files()) {
            if (!files().write(file, target) && !known && !isBoundEarlier(target)) {
                reporter().error(target, files().whyNameIsTaken(file, target));
            }
        }
        result.problems().forEach(problem -> reporter().report(target, problem));
        result.ofGeneric().forEach(problem -> reporter().report(target.declared(), problem));
        dynamicNotes.add(target, result.dynamic());
    }

    /** Whether an earlier compilation generated the same file: the Eclipse compiler does not replace class files. */
    private boolean isBoundEarlier(Target target) {
        Name marshaller = target.marshaller();
        return target.isBound()
                && Objects.requireNonNull(source).isGenerated(marshaller.packageName(), marshaller.simple());
    }

    /** Whether a class does not exist yet that says how the type is marshalled, or an import that may be needed. */
    private boolean isWaiting(Target target) {
        return !isLastRound
                && !target.isImported()
                && (importers.areWaiting() || new MissingClasses(program()).areNamedOn(target.type()));
    }

    private Source program() {
        return Objects.requireNonNull(source);
    }

    private boolean mayChange(Target target) {
        return Objects.requireNonNull(lombok).mayChange(target.type(), Objects.requireNonNull(source));
    }

    private void deferWithInterface(Target target, Pipeline pipeline) {
        pipeline.standIns().marshallable(target).ifPresent(file -> files().write(file, target));
        defer(target);
    }

    /** Bound classes wait together with the class they were reached from. */
    private void defer(Target target) {
        Target root = target.use().map(Target.Use::root).orElse(target);
        String name = root.type().getQualifiedName().toString();
        if (target.isBound()) {
            bound.remove(target.marshaller());
            waiting.add(name);
        }
        deferred.put(name, root);
    }

    private void write(List<GeneratedFile> generated, Target target) {
        generated.forEach(file -> files().write(file, target));
    }

    private SourceFiles files() {
        return Objects.requireNonNull(files);
    }

    private Guard guard() {
        return Objects.requireNonNull(guard);
    }

    private Reporter reporter() {
        return Objects.requireNonNull(reporter);
    }
}
