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
import org.marshal4j.processor.check.CheckContext;
import org.marshal4j.processor.check.Lock;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.files.WrittenFiles;
import org.marshal4j.processor.libraries.Versions;
import org.marshal4j.processor.model.Name;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.program.AnnotatedTypes;
import org.marshal4j.processor.program.Annotations;
import org.marshal4j.processor.program.Lombok;
import org.marshal4j.processor.program.MissingClasses;
import org.marshal4j.processor.program.Program;
import org.marshal4j.processor.program.Subject;
import org.marshal4j.processor.report.DynamicNotes;
import org.marshal4j.processor.report.Guard;
import org.marshal4j.processor.report.Reporter;
import org.marshal4j.processor.scan.TypeMarshallerCheck;
import org.marshal4j.processor.scan.UnmarshalledSubclasses;
import org.marshal4j.processor.scan.reach.Importers;
import org.marshal4j.processor.scan.type.Imports;

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

    private final Map<String, Subject> deferred = new LinkedHashMap<>();

    /** Those of them that already have their marshallers, but bind a generic class that does not have one yet. */
    private final Set<String> waiting = new HashSet<>();

    /** The marshallers of bound generic classes that have been generated. */
    private final Set<Name> bound = new HashSet<>();

    private @Nullable Program compiled;
    private @Nullable Imports imports;
    private @Nullable Lombok lombok;
    private @Nullable Reporter reporter;
    private @Nullable WrittenFiles files;
    private @Nullable Guard guard;
    private Lock lock = Lock.of(null);
    private final LateElements importers =
            new LateElements(importer -> new MissingClasses(program()).areImportedBy(importer, this::mayChange));

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
        return Set.of(Lock.OPTION, CheckContext.UNTRUSTED);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        compiled = new Program(environment);
        imports = new Imports(compiled);
        lombok = new Lombok(environment);
        reporter = new Reporter(environment.getMessager());
        files = new WrittenFiles(compiled, environment.getFiler(), reporter);
        guard = new Guard(reporter, Version.CURRENT);
        lock = Lock.of(environment.getOptions().get(Lock.OPTION));
        isUntrusted = Boolean.parseBoolean(environment.getOptions().get(CheckContext.UNTRUSTED));
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
        Program program = Objects.requireNonNull(compiled);
        program.beginRound();
        round.getRootElements().forEach(program::addCompiled);
        files().beginRound();
        isLastRound = round.processingOver();
        Imports importing = Objects.requireNonNull(imports);
        Pipeline pipeline = new Pipeline(program, importing, lock, isUntrusted, Version.CURRENT);
        AnnotatedTypes types = new AnnotatedTypes(annotations, round);
        checkMarshallers(program, types);
        // Imported types come first, since a field of any class may have such a type.
        List<Subject> imported = imported(new Importers(program, importing), types);
        attemptDeferred(program, pipeline);
        for (TypeElement type : types.withheld()) {
            Subject subject = program.annotated(type);
            guard().attemptQuietly(() -> write(pipeline.standIns().ofScanned(subject), subject));
        }
        warnOfSubclasses(program, imported, round);
        Stream<Subject> annotated = types.marshalled().stream().map(program::annotated);
        for (Subject subject : Stream.concat(imported.stream(), annotated).toList()) {
            checkSurroundings(program, subject);
            if (Versions.isComplete(program, subject)) {
                attempt(subject, pipeline, subject.isImported() || round.processingOver());
            } else {
                write(pipeline.standIns().withoutRuntime(subject), subject);
            }
        }
        dynamicNotes.take().forEach(reporter()::remark);
    }

    /** Only in the first round: nobody can annotate classes that other processors generate. */
    private void warnOfSubclasses(Program program, List<Subject> imported, RoundEnvironment round) {
        if (subclassesChecked) {
            return;
        }
        subclassesChecked = true;
        Set<TypeElement> importedTypes = imported.stream().map(Subject::type).collect(Collectors.toSet());
        guard().attemptQuietly(() -> new UnmarshalledSubclasses(program, importedTypes)
                .in(round.getRootElements())
                .forEach(found -> reporter().report(program.annotated(found.type()), found.problem())));
    }

    private void attemptDeferred(Program program, Pipeline pipeline) {
        List<Subject> subjects = List.copyOf(deferred.values());
        deferred.clear();
        for (Subject subject : subjects) {
            // A class that is part of a cycle can no longer be found. Others may still use its generated code.
            program.find(subject.type().getQualifiedName().toString())
                    .ifPresentOrElse(
                            type -> attemptAgain(program.annotated(type), pipeline),
                            () -> writeStandIns(subject, pipeline));
        }
    }

    /** Generates the type, unless only something that it binds was missing, and everything it binds. */
    private void attemptAgain(Subject subject, Pipeline pipeline) {
        if (waiting.remove(subject.type().getQualifiedName().toString())) {
            attemptBound(subject, pipeline, true);
        } else {
            attempt(subject, pipeline, true);
        }
    }

    private List<Subject> imported(Importers importing, AnnotatedTypes types) {
        List<Element> ready = importers.ready(program(), types.importers(), isLastRound);
        for (Consumer<Element> pass : importing.passes()) {
            for (Element importer : ready) {
                guard().attempt(importer, importer, () -> pass.accept(importer));
            }
        }
        importing.remarks().forEach(remark -> reporter().remark(remark));
        return importing.subjects();
    }

    private void checkMarshallers(Program program, AnnotatedTypes types) {
        TypeMarshallerCheck check = new TypeMarshallerCheck(program);
        for (Element each : marshallersForTypes.ready(program, types.packagesWithMarshallers(), isLastRound)) {
            guard().attempt(each, each, () -> check.check(each).forEach(reporter()::remark));
        }
    }

    /** Reports problems with our artifacts on the class path and with the lock file, on the first type. */
    private void checkSurroundings(Program program, Subject first) {
        if (!surroundingsChecked) {
            surroundingsChecked = true;
            Versions.complaint(program, first, Version.CURRENT)
                    .ifPresent(complaint -> reporter().error(first, complaint));
            lock.problems().forEach(problem -> reporter().error(first, problem));
        }
    }

    private void attempt(Subject subject, Pipeline pipeline, boolean last) {
        if (!guard().attempt(subject.type(), subject.place(), () -> generate(subject, pipeline, last))) {
            writeStandIns(subject, pipeline);
        }
        if (!deferred.containsKey(subject.type().getQualifiedName().toString())) {
            attemptBound(subject, pipeline, last);
        }
    }

    /** The generic classes that a type binds, and what those bind, except those that already have marshallers. */
    private void attemptBound(Subject subject, Pipeline pipeline, boolean last) {
        guard().attempt(subject.type(), subject.place(), () -> {
            for (Subject each : new BoundSubjects(pipeline).of(subject)) {
                if (bound.add(each.marshaller())
                        && !guard().attempt(each.type(), each.place(), () -> generate(each, pipeline, last))) {
                    writeStandIns(each, pipeline);
                }
            }
        });
    }

    /** If this fails too, it fails for the reason already reported. */
    private void writeStandIns(Subject subject, Pipeline pipeline) {
        guard().attemptQuietly(() -> write(pipeline.standIns().of(subject), subject));
    }

    private void generate(Subject subject, Pipeline pipeline, boolean last) {
        if (pipeline.isToBeBound(subject)) {
            return;
        }
        if (!last && mayChange(subject.type())) {
            defer(subject);
            return;
        }
        if (isWaiting(subject)) {
            deferWithInterface(subject, pipeline);
            return;
        }
        if (!subject.isImported() && new MissingClasses(program()).areNamedOn(subject.type())) {
            // The compiler reports the class, and without it nothing is certain about the type.
            write(pipeline.standIns().ofScanned(subject), subject);
            return;
        }
        Pipeline.Result result = pipeline.process(subject);
        boolean mayAppear = !isLastRound && !result.isComplete() && !subject.isImported();
        if (result.mayBeFixedLater() && (!last || mayAppear)) {
            deferWithInterface(subject, pipeline);
            return;
        }
        boolean known = result.problems().stream().anyMatch(problem -> problem.diagnostic() == Diagnostic.NAME_TAKEN);
        for (GeneratedFile file : result.files()) {
            if (!files().write(file, subject) && !known && !isBoundEarlier(subject)) {
                reporter().error(subject, files().whyNameIsTaken(file, subject));
            }
        }
        // Fields of one name, which the compiler refuses as well, have the same problem at the same place.
        result.problems().stream().distinct().forEach(problem -> reporter().report(subject, problem));
        result.ofGeneric().forEach(problem -> reporter().report(subject.declared(), problem));
        dynamicNotes.add(subject, result.dynamic());
    }

    /** Whether an earlier compilation generated the same file: the Eclipse compiler does not replace class files. */
    private boolean isBoundEarlier(Subject subject) {
        Name marshaller = subject.marshaller();
        return subject.isBound()
                && Objects.requireNonNull(compiled).isGenerated(marshaller.packageName(), marshaller.simple());
    }

    /** Whether a class does not exist yet that says how the type is marshalled, or an import that may be needed. */
    private boolean isWaiting(Subject subject) {
        return !isLastRound
                && !subject.isImported()
                && (importers.areWaiting() || new MissingClasses(program()).areNamedOn(subject.type()));
    }

    private Program program() {
        return Objects.requireNonNull(compiled);
    }

    private boolean mayChange(TypeElement type) {
        return Objects.requireNonNull(lombok).mayChange(type, program());
    }

    private void deferWithInterface(Subject subject, Pipeline pipeline) {
        pipeline.standIns().marshallable(subject).ifPresent(file -> files().write(file, subject));
        defer(subject);
    }

    /** Bound classes wait together with the class they were reached from. */
    private void defer(Subject subject) {
        Subject root = subject.use().map(Subject.Use::root).orElse(subject);
        String name = root.type().getQualifiedName().toString();
        if (subject.isBound()) {
            bound.remove(subject.marshaller());
            waiting.add(name);
        }
        deferred.put(name, root);
    }

    private void write(List<GeneratedFile> generated, Subject subject) {
        generated.forEach(file -> files().write(file, subject));
    }

    private WrittenFiles files() {
        return Objects.requireNonNull(files);
    }

    private Guard guard() {
        return Objects.requireNonNull(guard);
    }

    private Reporter reporter() {
        return Objects.requireNonNull(reporter);
    }
}
