package org.marshal4j.processor;

import com.google.auto.service.AutoService;
import com.palantir.javapoet.JavaFile;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
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

    private final Set<String> deferred = new LinkedHashSet<>();
    private @Nullable Source source;
    private @Nullable Reporter reporter;
    private @Nullable SourceFiles files;
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
        String lock = environment.getOptions().get(DriftCheck.OPTION);
        drift = lock == null ? DriftCheck.none() : DriftCheck.with(lock);
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Source program = Objects.requireNonNull(source);
        round.getRootElements().forEach(program::addCompiled);
        files().beginRound();
        Pipeline pipeline = new Pipeline(program, drift, Version.CURRENT);
        // First of all, since a field of any class may be of an imported type.
        List<Target> imported = imported(program, annotations, round);
        for (TypeElement type : takeDeferred(program)) {
            attempt(pipeline.annotated(type), pipeline, true);
        }
        Stream<Target> annotated = annotated(annotations, round).stream().map(pipeline::annotated);
        for (Target target : Stream.concat(imported.stream(), annotated).toList()) {
            checkVersions(program, target);
            drift.takeUnread().forEach(problem -> reporter().error(target.place(), problem));
            if (Versions.hasRuntime(program)) {
                attempt(target, pipeline, target.isImported() || round.processingOver());
            } else {
                pipeline.withoutRuntime(target).forEach(file -> files().write(file, target));
            }
        }
        return false;
    }

    private List<TypeElement> takeDeferred(Source program) {
        List<TypeElement> types = new ArrayList<>();
        deferred.forEach(name -> program.find(name).ifPresent(types::add));
        deferred.clear();
        return types;
    }

    private static Set<TypeElement> annotated(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        Set<TypeElement> types = new LinkedHashSet<>();
        for (Element element : elements(Annotations.MARSHAL, annotations, round)) {
            if (element instanceof TypeElement type) {
                types.add(type);
            }
        }
        return types;
    }

    private static List<Target> imported(
            Source program, Set<? extends TypeElement> annotations, RoundEnvironment round) {
        List<Target> targets = new ArrayList<>();
        for (Element importer : elements(Annotations.MARSHAL_IMPORT, annotations, round)) {
            targets.addAll(program.imports().add(importer));
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
        try {
            generate(target, pipeline, last);
        } catch (RuntimeException e) {
            reporter().error(target.place(), Diagnostic.INTERNAL.message(Version.CURRENT, target.type(), e));
            writeStandIns(target, pipeline);
        }
    }

    private void writeStandIns(Target target, Pipeline pipeline) {
        try {
            pipeline.standIns(target).forEach(file -> files().write(file, target));
        } catch (RuntimeException e) {
            // The type's problem is reported; this one is the compiler's, or follows from it.
            reporter().error(target.place(), Diagnostic.INTERNAL.message(Version.CURRENT, target.type(), e));
        }
    }

    private void generate(Target target, Pipeline pipeline, boolean last) {
        if (!last && Objects.requireNonNull(source).mayChange(target.type())) {
            deferred.add(target.type().getQualifiedName().toString());
            return;
        }
        Pipeline.Result result = pipeline.process(target);
        if (result.mayPass() && !last) {
            pipeline.marshallable(target).ifPresent(file -> files().write(file, target));
            deferred.add(target.type().getQualifiedName().toString());
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

    /** Another type has taken the name; or, with the Eclipse compiler, an older class file of it is on the class path. */
    private String whyNotWritten(GeneratedFile generated, TypeElement type) {
        if (generated instanceof GeneratedFile.Resource resource) {
            return Diagnostic.NOT_WRITTEN.message(
                    resource.path(), "there is a file of that name already", "Delete it, or build from clean.");
        }
        JavaFile file = ((GeneratedFile.Source) generated).file();
        String name = file.typeSpec().name();
        boolean older = Objects.requireNonNull(source).isGenerated(file.packageName(), name);
        return older
                ? Diagnostic.NOT_WRITTEN.message(
                        name,
                        "there is a class file of an earlier build, which this compiler does not replace",
                        "Delete it, or build from clean.")
                : Diagnostic.NAME_TAKEN.message(name, type.getSimpleName());
    }

    private SourceFiles files() {
        return Objects.requireNonNull(files);
    }

    private Reporter reporter() {
        return Objects.requireNonNull(reporter);
    }
}
