package org.marshal4j.processor.broken;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import javax.annotation.processing.Completion;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import org.marshal4j.processor.MarshalProcessor;

/** The processor, with a record of what it should not have thrown, and of the types that it was given. */
final class Watched implements Processor {

    private final Processor processor = new MarshalProcessor();
    private final List<Throwable> thrown = new ArrayList<>();
    private final Set<String> annotated = new TreeSet<>();

    /** What the processor threw. Compilers handle exceptions in their own ways, so their reports do not show them. */
    List<Throwable> thrown() {
        return thrown;
    }

    /**
     * The types with {@code @Marshal} that the processor was given, each as the path of a file with the name of a
     * generated type.
     */
    Set<String> annotated() {
        return annotated;
    }

    @Override
    public void init(ProcessingEnvironment environment) {
        watch(() -> {
            processor.init(environment);
            return true;
        });
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return watch(() -> {
            boolean claimed = processor.process(annotations, round);
            annotations.stream()
                    .filter(annotation -> annotation.getQualifiedName().contentEquals("org.marshal4j.Marshal"))
                    .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                    .filter(TypeElement.class::isInstance)
                    .forEach(type -> annotated.add(nameOf(type)));
            return claimed;
        });
    }

    private static String nameOf(Element type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        for (Element e = type.getEnclosingElement(); e instanceof TypeElement; e = e.getEnclosingElement()) {
            name.insert(0, e.getSimpleName() + "_");
        }
        return packageOf(type) + name;
    }

    /** The package as the path of a directory. */
    private static String packageOf(Element element) {
        Element e = element;
        while (!(e instanceof PackageElement)) {
            e = e.getEnclosingElement();
        }
        String name = ((PackageElement) e).getQualifiedName().toString().replace('.', '/');
        return name.isEmpty() ? "" : name + "/";
    }

    private boolean watch(BooleanSupplier work) {
        try {
            return work.getAsBoolean();
        } catch (Throwable e) {
            thrown.add(e);
            throw e;
        }
    }

    @Override
    public Set<String> getSupportedOptions() {
        return processor.getSupportedOptions();
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return processor.getSupportedAnnotationTypes();
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return processor.getSupportedSourceVersion();
    }

    @Override
    public Iterable<? extends Completion> getCompletions(
            Element element, AnnotationMirror annotation, ExecutableElement member, String userText) {
        return processor.getCompletions(element, annotation, member, userText);
    }
}
