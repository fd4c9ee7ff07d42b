package org.marshal4j.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;
import org.marshal4j.processor.check.DriftCheck;
import org.marshal4j.processor.emit.GeneratedFile;
import org.marshal4j.processor.problem.Diagnostic;
import org.marshal4j.processor.scan.Annotations;
import org.marshal4j.processor.scan.Source;
import org.marshal4j.processor.scan.Target;
import org.marshal4j.processor.scan.Versions;

/**
 * Generates a marshaller and an interface for each class and record with {@code @Marshal}.
 *
 * <p>Each file depends on one type alone (on those that it is made of only through what their own files say), so the
 * processor is incremental. A type that a processor running later may still complete is looked at again in the next round,
 * once.
 */
@AutoService(Processor.class)
public final class MarshalProcessor extends AbstractProcessor {

    /** The types to look at again, by their names: in the next round the compiler has other elements for them. */
    private final Map<String, Target> deferred = new LinkedHashMap<>();

    private @Nullable Source source;
    private @Nullable Reporter reporter;
    private @Nullable SourceFiles files;
    private @Nullable Guard guard;
    private DriftCheck drift = DriftCheck.none();
    private boolean versionsChecked;

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Annotations.MARSHAL, Annotations.MARSHAL_IMPORT);
    }

    @Override
    public Set<String> getSupportedOptions() {
        return Set.of(DriftCheck.OPTION);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        source = new Source(environment);
        reporter = new Reporter(environment.getMessager());
        files = new SourceFiles(source, environment.getFiler(), reporter);
        guard = new Guard(reporter);
        String lock = environment.getOptions().get(DriftCheck.OPTION);
        drift = lock == null ? DriftCheck.none() : DriftCheck.with(lock);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        guard().attempt("this round", null, () -> generate(annotations, round));
        return false;
    }

    private void generate(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Source program = Objects.requireNonNull(source);
        round.getRootElements().forEach(program::addCompiled);
        files().beginRound();
        Pipeline pipeline = new Pipeline(program, drift, Version.CURRENT);
        // First of all, since a field of any class may be of an imported type.
        List<Target> imported = imported(program, annotations, round);
        attemptDeferred(program, pipeline);
        Set<TypeElement> annotatedTypes = annotated(annotations, round);
        for (TypeElement type : WithheldTypes.of(round, annotatedTypes)) {
            Target target = pipeline.annotated(type);
            guard().attemptQuietly(
                            () -> pipeline.standInsOfScanned(target).forEach(file -> files().write(file, target)));
        }
        Stream<Target> annotated = annotatedTypes.stream().map(pipeline::annotated);
        for (Target target : Stream.concat(imported.stream(), annotated).toList()) {
            checkVersions(program, target);
            drift.takeUnread().forEach(problem -> reporter().error(target.place(), problem));
            if (Versions.hasRuntime(program)) {
                attempt(target, pipeline, target.isImported() || round.processingOver());
            } else {
                pipeline.withoutRuntime(target).forEach(file -> files().write(file, target));
            }
        }
    }

    private void attemptDeferred(Source program, Pipeline pipeline) {
        List<Target> targets = List.copyOf(deferred.values());
        deferred.clear();
        for (Target target : targets) {
            // A class that is part of a cycle is not found any more. Others may still use what is generated for it.
            program.find(target.type().getQualifiedName().toString())
                    .ifPresentOrElse(
                            type -> attempt(pipeline.annotated(type), pipeline, true),
                            () -> writeStandIns(target, pipeline));
        }
    }

    private static Set<TypeElement> annotated(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Set<TypeElement> types = new LinkedHashSet<>();
        for (Element element : elements(Annotations.MARSHAL, annotations, round)) {
            // Of a class whose name cannot be read the compiler says so itself.
            if (element instanceof TypeElement type && Source.hasName(type)) {
                types.add(type);
            }
        }
        return types;
    }

    private List<Target> imported(Source program, Set<? extends TypeElement> annotations, RoundEnvironment round) {
        List<Target> targets = new ArrayList<>();
        for (Element importer : elements(Annotations.MARSHAL_IMPORT, annotations, round)) {
            guard().attempt(
                            importer,
                            importer,
                            () -> targets.addAll(program.imports().add(importer)));
        }
        return targets;
    }

    private static List<Element> elements(String name, Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return annotations.stream()
                .filter(annotation -> annotation.getQualifiedName().contentEquals(name))
                .<Element>flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .toList();
    }

    private void checkVersions(Source program, Target first) {
        if (!versionsChecked) {
            versionsChecked = true;
            Versions.complaint(program, Version.CURRENT)
                    .ifPresent(complaint -> reporter().error(first.place(), complaint));
        }
    }

    private void attempt(Target target, Pipeline pipeline, boolean last) {
        if (!guard().attempt(target.type(), target.place(), () -> generate(target, pipeline, last))) {
            writeStandIns(target, pipeline);
        }
    }

    /** What fails here too fails for the reason that is reported. */
    private void writeStandIns(Target target, Pipeline pipeline) {
        guard().attemptQuietly(() -> pipeline.standIns(target).forEach(file -> files().write(file, target)));
    }

    private void generate(Target target, Pipeline pipeline, boolean last) {
        if (!last && Objects.requireNonNull(source).mayChange(target.type())) {
            defer(target);
            return;
        }
        Pipeline.Result result = pipeline.process(target);
        if (result.mayPass() && !last) {
            pipeline.marshallable(target).ifPresent(file -> files().write(file, target));
            defer(target);
            return;
        }
        boolean known = result.problems().stream().anyMatch(problem -> problem.diagnostic() == Diagnostic.NAME_TAKEN);
        for (GeneratedFile file : result.files()) {
            if (!files().write(file, target) && !known) {
                reporter().error(target.place(), whyNotWritten(file, target.type()));
            }
        }
        result.problems().forEach(problem -> reporter().report(target, problem));
    }

    private void defer(Target target) {
        deferred.put(target.type().getQualifiedName().toString(), target);
    }

    /** Another type has taken the name; or, with the Eclipse compiler, an older class file of it is on the class path. */
    private String whyNotWritten(GeneratedFile generated, TypeElement type) {
        if (generated instanceof GeneratedFile.Resource resource) {
            return Diagnostic.NOT_WRITTEN.message(
                    resource.path(), "a file of that name already exists", "Delete it, or do a clean build.");
        }
        JavaFile file = ((GeneratedFile.Source) generated).file();
        String name = file.typeSpec().name();
        boolean older = Objects.requireNonNull(source).isGenerated(file.packageName(), name);
        return older
                ? Diagnostic.NOT_WRITTEN.message(
                        name,
                        "this compiler does not replace the class file of an earlier build",
                        "Delete it, or do a clean build.")
                : Diagnostic.NAME_TAKEN.message(name, type.getSimpleName());
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
