package org.marshal4j.processor;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.function.ThrowingConsumer;

/** Runs a processor and records which files it creates, and from which elements. */
public final class RecordingProcessor extends AbstractProcessor {

    private final Processor processor;
    private final ThrowingConsumer<String> onCreate;
    private final Map<String, List<String>> origins = new TreeMap<>();

    RecordingProcessor(Processor processor) {
        this(processor, file -> {});
    }

    /** Also calls an action before each file is created. */
    public RecordingProcessor(Processor processor, ThrowingConsumer<String> onCreate) {
        this.processor = processor;
        this.onCreate = onCreate;
    }

    /** The originating elements of each file. */
    Map<String, List<String>> origins() {
        return origins;
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
        super.init(environment);
        Filer filer = proxy(Filer.class, environment.getFiler(), null);
        processor.init(proxy(ProcessingEnvironment.class, environment, filer));
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
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        return processor.process(annotations, round);
    }

    private <T> T proxy(Class<T> type, T target, Filer filer) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
                    if (method.getName().equals("getFiler")) {
                        return filer;
                    }
                    if (method.getName().startsWith("create")) {
                        record(arguments);
                    }
                    try {
                        return method.invoke(target, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                }));
    }

    private void record(Object[] arguments) throws Throwable {
        // For a source or class file the name; for any other file the location, the package and the path.
        String name = arguments.length > 2 ? arguments[2].toString() : arguments[0].toString();
        onCreate.accept(name);
        Element[] elements = (Element[]) arguments[arguments.length - 1];
        origins.put(name, Arrays.stream(elements).map(Object::toString).toList());
    }
}
